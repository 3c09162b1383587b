import type { BuiltIns, HostMethod, RegularExpressions } from '@guichet/author-scripts/run';
import type { JsonObject } from '@guichet/definition';
import type { CommandContext } from '../commands/command-context.ts';
import type { FormPart, PageCommandKind, RowCommandKind } from '../commands/form-part.ts';
import type { Failure } from '../errors/sentence.ts';
import type { ComputedOption, DayLimits, ResolvedNode } from '../field.ts';
import type {
  Applied,
  FormContext,
  InternalField,
  Resolved,
  RowBuilder,
  Rows,
} from '../fields/internal-field.ts';
import type { Form, Stored } from '../form.ts';
import type { EvaluateLogic } from '../json-logic/read-name.ts';
import type { LiveWizard } from '../pages/live-wizard.ts';
import type { ProgramNode, Texts } from '../prepared-form.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import type { RuleName } from '../rules/rule-name.ts';

/** Abilities beyond a form's core, each an object in a file of its own. A form is given those that it uses. */
export interface Abilities {
  readonly transientState?: TransientStateAbility;
  readonly authorRules?: AuthorRulesAbility;
  readonly builtIns?: BuiltIns;
  readonly buttons?: ButtonsAbility;
  readonly calculation?: CalculationAbility;
  readonly code?: CodeAbility;
  readonly dateConditions?: DateConditionsAbility;
  readonly dates?: DatesAbility;
  readonly interpolation?: InterpolationAbility;
  readonly jsonLogic?: JsonLogicAbility;
  readonly logic?: LogicAbility;
  readonly regularExpressions?: RegularExpressions;
  readonly rowEditing?: RowEditingAbility;
  readonly rows?: RowsAbility;
  readonly storing?: StoringAbility;
  readonly wizard?: WizardAbility;
}

export interface TransientStateAbility {
  createTransientStateCommands(commandContext: CommandContext): FormPart<'setTransientState'>;
  askOnce(fields: readonly InternalField[]): void;
  selectDataOf(fields: readonly InternalField[]): JsonObject | undefined;
}

export interface AuthorRulesAbility {
  inOrder(names: ReadonlySet<RuleName>): readonly RuleName[];
}

export interface ButtonsAbility {
  createPressCommands(commandContext: CommandContext): FormPart<'press'>;
}

export interface CalculationAbility {
  reaction(field: InternalField, context: FormContext): ReactionSource<unknown> | undefined;
}

export interface CodeAbility {
  applyEffects(form: Form, context: FormContext, settle: () => void): void;
  computedOptions(field: InternalField, context: FormContext): () => readonly ComputedOption[];
}

export interface DateConditionsAbility {
  /** Negative, zero or positive, as of numbers; NaN where one is no date. */
  compareDates(value: unknown, reference: unknown, settings: JsonObject, timeZone: string): number;
}

export interface DatesAbility {
  dayLimits(field: InternalField, context: FormContext): DayLimits;
}

export interface InterpolationAbility {
  changingTexts(field: InternalField, texts: Texts): Resolved | undefined;
  drawnText(
    program: ProgramNode,
    run: (names: Readonly<Record<string, HostMethod>>) => void,
  ): readonly ResolvedNode[];
}

export interface JsonLogicAbility {
  readonly evaluateLogic: EvaluateLogic;
}

export interface LogicAbility {
  createLogic(field: InternalField, context: FormContext): () => Applied | undefined;
  logicReaction(field: InternalField, context: FormContext): ReactionSource<unknown> | undefined;
  actOnEvent(event: string, args: readonly unknown[], context: FormContext): void;
  heedEvents(commandContext: CommandContext): void;
}

export interface RowEditingAbility {
  rowFailures(grid: InternalField, found: readonly Failure[]): readonly Failure[];
}

export interface RowsAbility {
  createRows(grid: InternalField, builder: RowBuilder, context: FormContext): Rows;
  createRowCommands(commandContext: CommandContext): FormPart<RowCommandKind>;
  canAddRow(grid: InternalField, context: FormContext): boolean;
}

export interface StoringAbility {
  createStored(context: FormContext): Stored;
}

export interface WizardAbility {
  createWizard(fields: readonly InternalField[], context: FormContext): LiveWizard;
  createPageCommands(wizard: LiveWizard, commandContext: CommandContext): FormPart<PageCommandKind>;
}

/** A form was brought to life with less than it uses: a fault of the list of its features, never of its author. */
export class MissingAbilityError extends Error {}

/** Throws `MissingAbilityError`. */
export function abilityOf<Name extends keyof Abilities>(
  { abilities }: FormContext,
  name: Name,
): NonNullable<Abilities[Name]> {
  const ability = abilities[name];
  return ability ?? lacks(name);
}

/** Of an ability, or of what does a command. Throws `MissingAbilityError`. */
export function lacks(what: string): never {
  throw new MissingAbilityError(`The form lacks ${what}.`);
}
