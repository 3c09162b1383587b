import { computed, type ReadonlySignal } from '@preact/signals-core';
import { type Failure, sentenceOf } from '../errors/sentence.ts';
import { failureOf } from '../errors/server-errors.ts';
import { abilityOf } from '../features/abilities.ts';
import type { ServerErrorDetail } from '../form-data.ts';
import type { Model } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import { cannotRun, type Rule, type RuleInput } from '../rules/rule.ts';
import type { RuleName } from '../rules/rule-name.ts';
import { ruleNamed } from '../rules/rule-named.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { ruleInputOf } from './rule-input.ts';
import { isVisible } from './visibility.ts';

export const noFailures: readonly Failure[] = [];
const noVerdict: Verdict = { failures: noFailures, unchecked: [] };
export const noSentences: readonly string[] = [];

/** The results of a field's rules. */
interface Verdict {
  readonly failures: readonly Failure[];
  /** Those that could not run. */
  readonly unchecked: readonly RuleName[];
}

/** A field's failures, and those that show at the field. */
export interface FieldErrors {
  failures(): readonly Failure[];
  unchecked(): readonly RuleName[];
  shownFailures(): readonly Failure[];
  sentences(): readonly string[];
}

interface State {
  field: InternalField;
  /** Made when they are first asked for: most fields of a form are never validated. */
  verdict: ReadonlySignal<Verdict> | undefined;
  shown: ReadonlySignal<readonly Failure[]> | undefined;
  said: ReadonlySignal<readonly string[]> | undefined;
}

/** Shared by all fields: as closures of each they would be most of what showing 1,000 errors leaves to collect. */
const methods: FieldErrors & ThisType<State & FieldErrors> = {
  failures() {
    return verdictIn(this).failures;
  },
  unchecked() {
    return verdictIn(this).unchecked;
  },
  shownFailures() {
    this.shown ??= computed(() => shownOf(this.field, this));
    return this.shown.value;
  },
  sentences() {
    this.said ??= computed(() => sentencesOf(this.field, this));
    return this.said.value;
  },
};

function verdictIn(state: State): Verdict {
  state.verdict ??= computed(() => validated(state.field));
  return state.verdict.value;
}

/**
 * All of it is derived, and only while somebody looks. While a resident types, a field without an error
 * reads no value here, so that a keystroke costs nothing.
 */
export function createFieldErrors(field: InternalField): FieldErrors {
  // See `createField`.
  const made: State & FieldErrors = Object.create(methods);
  made.field = field;
  made.verdict = undefined;
  made.shown = undefined;
  made.said = undefined;
  return made;
}

function isNeverValidated({ model, component }: InternalField): boolean {
  if (model.data === 'none' || component.key === '') return true;
  // A value that no form service stores is not validated, unless it is a secret. Source: measured on Form.io.
  return component.persistent !== undefined && component.protected !== true;
}

/** A row that came after an attempt to send is not validated by it. */
function isAttempted({ inRow, context }: InternalField): boolean {
  return (inRow?.isAttempted ?? context.isAttempted).value;
}

function validated(field: InternalField): Verdict {
  const isLeftOut = !isVisible(field) && field.component.validateWhenHidden !== true;
  if (isNeverValidated(field) || isLeftOut) return noVerdict;
  field.context.observe?.('rules', field);
  return verdictOf(field, field.context);
}

function shownOf(field: InternalField, errors: FieldErrors): readonly Failure[] {
  const { isValidated, typing } = field.validationState.value;
  if (!isVisible(field) || typing?.size === 0) return noFailures;
  const isAsked = isValidated || isAttempted(field);
  if (!isAsked && field.model.rowEditing === undefined) return noFailures;
  const current = errors
    .failures()
    .filter(({ isShown, rule }) => isShown?.() ?? (rule.isReportedOnSend ? isAttempted(field) : isAsked));
  return typing === undefined ? current : current.filter(({ name }) => typing.has(name));
}

function sentencesOf(field: InternalField, errors: FieldErrors): readonly string[] {
  const { isValidated, refusals } = field.validationState.value;
  const isQuiet = !isValidated && refusals.length === 0 && field.model.rowEditing === undefined;
  if (isNeverValidated(field) || (isQuiet && !isAttempted(field))) return noSentences;
  const shown = errors.shownFailures();
  if (shown.length === 0 && refusals.length === 0) return noSentences;
  const own = shown.flatMap((failure) => (failure.row === undefined ? [sentenceOf(field, failure)] : []));
  return [...new Set([...own, ...refusals.map((detail) => refusalSentence(detail, field, field.context))])];
}

function verdictOf(field: InternalField, context: FormContext): Verdict {
  const component = field.now();
  const failures: Failure[] = [];
  const unchecked: RuleName[] = [];
  const inputWith = (value: unknown) => ruleInputOf(field, component, context, { value });
  const ruleInput = ruleInputOf(field, component, context);
  const shown = field.model.isText === true ? asShown(ruleInput, inputWith) : ruleInput;
  for (const name of rulesOf(field, context)) {
    const rule = ruleNamed(name, context.rules);
    const values = checkEach(rule, rule.isAuthors ? ruleInput : shown, inputWith);
    if (values === cannotRun) unchecked.push(name);
    else if (values !== undefined) failures.push({ name, rule, values });
  }
  const all =
    field.model.rowEditing === undefined ? failures : abilityOf(context, 'rows').rowFailures(field, failures);
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

/** Throws where a form was brought to life without a rule that could validate a field of it: before anybody fills it in. */
export function checkRules({ validate }: PreparedComponent, model: Model, { rules }: FormContext): void {
  for (const name of model.rules) ruleNamed(name, rules);
  for (const name of askedFor) if (validate?.[name] !== undefined) ruleNamed(name, rules);
}

/** The type's own rules, and those that any component may have, in the order in which failures are reported. */
function rulesOf(field: InternalField, context: FormContext): readonly RuleName[] {
  const { model, component } = field;
  // Nobody can fix what is wrong with an answer that nobody can give.
  const isOut = component.settings.isUndrawn === true && field.isEmpty();
  const { validate } = component;
  const own = askedFor.filter((name) => !isOut && validate?.[name] !== undefined);
  if (own.length === 0) return model.rules;
  return abilityOf(context, 'authorRules').inOrder(new Set([...model.rules, ...own]));
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
