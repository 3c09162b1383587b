import type { InEveryLocale, Json, JsonObject } from '@guichet/definition';
import type { Environment } from '../environment.ts';
import type { Expression } from '../expression.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import type { RuleName } from './rule-name.ts';

/** The input of a rule. */
export interface RuleInput {
  readonly value: unknown;
  /** Empty as the type means it. */
  readonly isEmpty: boolean;
  /** A value was loaded that the type cannot keep. */
  readonly isMalformed: boolean;
  /** Of several parts one is missing. */
  readonly isIncomplete?: boolean;
  readonly component: PreparedComponent;
  /** See `Field.transientState`. */
  readonly transientState?: Json | undefined;
  /** Of a grid: how many rows it has, without what they hold. */
  readonly rowCount?: number | undefined;
  /** Clock and time zone, for rules of dates. Tracked: only a rule that asks depends on it. */
  environment(): Environment;
  /**
   * The value of an expression where the field stands, `input` being what it validates and `extraNames` what else it
   * may name; undefined when it cannot be evaluated. Tracked.
   */
  evaluate(
    expression: Expression,
    input: unknown,
    extraNames?: Readonly<Record<string, unknown>>,
  ): { readonly value: unknown } | undefined;
}

/**
 * The values that a failed rule's sentence may name; `setting`, or else the first, is what was asked for.
 * `sentence` is what the author's own expression says is wrong.
 */
export type RuleValues = Readonly<Record<string, Json>>;

/** One validation rule. It gives values, never a sentence. */
export interface Rule {
  /** Form.io's name of the sentence: authors override it under `errors`. */
  readonly message: string;
  readonly sentences: InEveryLocale;
  /** The setting that holds the author's own sentence for this rule. */
  readonly ownMessage?: string;
  /** Where several rules share one name in the details of a refusal: that name. */
  readonly reportedAs?: string;
  /** Its author's code says what is wrong: the sentence of a form service is shown as it came. */
  readonly isAuthors?: true;
  /** Says what its author cannot know, such as what to do with rows that are open: no `customMessage` stands for it. */
  readonly isOursToSay?: true;
  /** Stands at its field only once somebody tried to send: until then the view says it in its own way. */
  readonly isReportedOnSend?: true;
  /** Asks somebody to look again, once: the form is no less right for it. See `Model.askOnce`. */
  readonly isQuestion?: true;
  /** Validates the whole list of a component with `multiple`; other rules validate each of its values. */
  readonly validatesAll?: true;
  /** Of a name that stands for several rules: the one that this value fails. */
  narrowed?(value: unknown, settings: JsonObject): string | undefined;
  /** Undefined: the value passes. */
  check(ruleInput: RuleInput): RuleValues | typeof cannotRun | undefined;
}

/** The result of a rule that its author's fault keeps from validating: the value passes, and the fault is reported. */
export const cannotRun: unique symbol = Symbol('cannotRun');

/** Rules by name: all of them, or those that the form at hand needs. */
export type Rules = Readonly<Partial<Record<RuleName, Rule>>>;
