import { computed, type ReadonlySignal } from '@preact/signals-core';
import { type Failure, sentenceOf } from '../errors/sentence.ts';
import { failureOf } from '../errors/server-errors.ts';
import { abilityOf } from '../features/abilities.ts';
import type { ServerErrorDetail } from '../form-data.ts';
import type { Model } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import { cannotRun, type Rule, type RuleInput, type Rules } from '../rules/rule.ts';
import type { RuleName } from '../rules/rule-name.ts';
import { ruleNamed } from '../rules/rule-named.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { ruleInputOf } from './rule-input.ts';
import { isVisible } from './visibility.ts';

export const noFailures: readonly Failure[] = [];
const noVerdict: Verdict = { failures: noFailures, unchecked: [] };
export const noSentences: readonly string[] = [];

/** The results of a field's rules. */
export interface Verdict {
  readonly failures: readonly Failure[];
  /** Those that could not run. */
  readonly unchecked: readonly RuleName[];
}

/**
 * Those of a field, each made when it is first asked for: most fields of a form are never validated. All of it is derived,
 * and only while somebody looks. While a resident types, a field without an error reads no value here, so that a
 * keystroke costs nothing.
 */
export interface ErrorParts {
  ownVerdict?: ReadonlySignal<Verdict>;
  ownSentences?: ReadonlySignal<readonly string[]>;
}

type FieldWithErrors = InternalField & ErrorParts;

export function verdictAt(field: FieldWithErrors): Verdict {
  field.ownVerdict ??= computed(() => {
    const isLeftOut = !isVisible(field) && field.component.validateWhenHidden !== true;
    if (isNeverValidated(field) || isLeftOut) return noVerdict;
    field.context.observe?.('rules', field);
    return verdictOf(field, field.context);
  });
  return field.ownVerdict.value;
}

/** The failures that show at the field. Tracked. */
export function shownFailuresAt(field: FieldWithErrors): readonly Failure[] {
  const { isValidated, typing } = field.validationState.value;
  if (!isVisible(field) || typing?.size === 0) return noFailures;
  const isAsked = isValidated || isAttempted(field);
  if (!isAsked && !canOpenRows(field)) return noFailures;
  const current = verdictAt(field).failures.filter(
    ({ isShown, rule }) => isShown?.() ?? (rule.isReportedOnSend ? isAttempted(field) : isAsked),
  );
  return typing === undefined ? current : current.filter(({ name }) => typing.has(name));
}

/** In words, with what a form service refused. */
export function sentencesAt(field: FieldWithErrors): readonly string[] {
  field.ownSentences ??= computed(() => {
    const { isValidated, refusals } = field.validationState.value;
    const isQuiet = !isValidated && refusals.length === 0 && !canOpenRows(field);
    if (isNeverValidated(field) || (isQuiet && !isAttempted(field))) return noSentences;
    const shown = shownFailuresAt(field);
    if (shown.length === 0 && refusals.length === 0) return noSentences;
    const failureSentences = shown.flatMap((failure) =>
      failure.row === undefined ? sentenceOf(field, failure) : [],
    );
    if (failureSentences.length === 1 && refusals.length === 0) return failureSentences;
    const refused = refusals.map((detail) => refusalSentence(detail, field, field.context));
    return [...new Set([...failureSentences, ...refused])];
  });
  return field.ownSentences.value;
}

/** A value that no form service stores is not validated, unless it is a secret. Source: measured on Form.io. */
function isNeverValidated({ model, component }: InternalField): boolean {
  const { key, persistent, protected: isProtected } = component;
  return model.data === 'none' || key === '' || (persistent !== undefined && isProtected !== true);
}

function canOpenRows({ model }: InternalField): boolean {
  return model.rowEditing !== undefined;
}

/** A row that came after an attempt to send is not validated by it. */
function isAttempted({ inRow, context }: InternalField): boolean {
  return (inRow?.isAttempted ?? context.isAttempted).value;
}

function verdictOf(field: InternalField, context: FormContext): Verdict {
  const component = field.now();
  const failures: Failure[] = [];
  const unchecked: RuleName[] = [];
  const inputWith = (value: unknown) => ruleInputOf(field, component, { value });
  const ruleInput = ruleInputOf(field, component);
  const shown = field.model.isText === true ? asShown(ruleInput, inputWith) : ruleInput;
  for (const { name, rule } of rulesOf(field, context)) {
    const values = checkEach(rule, rule.isAuthors ? ruleInput : shown, inputWith);
    if (values === cannotRun) unchecked.push(name);
    else if (values !== undefined) failures.push({ name, rule, values });
  }
  const all =
    field.model.rowEditing === undefined
      ? failures
      : abilityOf(context, 'rowEditing').rowFailures(field, failures);
  return all.length + unchecked.length === 0 ? noVerdict : { failures: all, unchecked };
}

type InputWith = (value: unknown) => RuleInput;

/** A number or a boolean that code left in a text is validated as the text that is shown. */
function asShown(ruleInput: RuleInput, inputWith: InputWith): RuleInput {
  const { value } = ruleInput;
  if (Array.isArray(value)) return value.some(isComputed) ? inputWith(value.map(textOf)) : ruleInput;
  return isComputed(value) ? inputWith(String(value)) : ruleInput;
}

function textOf(value: unknown): unknown {
  return isComputed(value) ? String(value) : value;
}

function isComputed(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Rules that a component of any type may ask for. */
const askedFor = ['json', 'minWords', 'maxWords', 'custom', 'row'] as const;

interface NamedRule {
  readonly name: RuleName;
  readonly rule: Rule;
}

/** Those of a type or of a component, in the order in which failures are reported. Looked up once. */
interface FoundRules {
  readonly all: Rules;
  readonly named: readonly NamedRule[];
}

const found = new WeakMap<Model | PreparedComponent, FoundRules>();

/**
 * The type's own rules, and those that any component may have. Throws where the form was brought to life without one of
 * them: asked when a field is made, that is before anybody fills it in.
 */
export function rulesFor(
  component: PreparedComponent,
  model: Model,
  context: FormContext,
): readonly NamedRule[] {
  const { rules: all } = context;
  const componentRules = askedFor.filter((name) => component.validate?.[name] !== undefined);
  const owner = componentRules.length === 0 ? model : component;
  let known = found.get(owner);
  if (known?.all !== all) {
    const asked = new Set([...model.rules, ...componentRules]);
    const names = componentRules.length === 0 ? asked : abilityOf(context, 'authorRules').inOrder(asked);
    known = { all, named: [...names].map((name) => ({ name, rule: ruleNamed(name, all) })) };
    found.set(owner, known);
  }
  return known.named;
}

function rulesOf(field: InternalField, context: FormContext): readonly NamedRule[] {
  const { component, model } = field;
  // Nobody can fix what is wrong with an answer that nobody can give.
  const isOut = component.settings.isUndrawn === true && field.isEmpty();
  return rulesFor(isOut ? { ...component, validate: {} } : component, model, context);
}

/** Of a list of values the first that fails speaks, with its index. */
function checkEach(rule: Rule, ruleInput: RuleInput, inputWith: InputWith): ReturnType<Rule['check']> {
  if (ruleInput.component.multiple !== true || rule.validatesAll === true) return rule.check(ruleInput);
  const { value } = ruleInput;
  if (!Array.isArray(value)) return rule.check(ruleInput);
  if (value.length === 0) return rule.check(inputWith(undefined));
  for (const [index, item] of value.entries()) {
    const values = rule.check(inputWith(item));
    if (values === cannotRun) return values;
    if (values !== undefined) return { ...values, index };
  }
  return undefined;
}

function refusalSentence(detail: ServerErrorDetail, field: InternalField, { rules }: FormContext): string {
  const failure = failureOf(detail, field, rules);
  return failure === undefined ? detail.message : sentenceOf(field, failure);
}
