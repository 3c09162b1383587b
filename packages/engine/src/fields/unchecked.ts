import type { Condition } from '../conditions/condition.ts';
import { holdsMore, isLeftOut } from '../data/stored-data.ts';
import type { Expression, Output } from '../expression.ts';
import type { Unchecked } from '../form.ts';
import type { LogicItem, PreparedComponent } from '../prepared-form.ts';
import { isPassedOver } from '../undecided/is-passed-over.ts';
import { canEvaluate, evaluated } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { isVisible } from './visibility.ts';

/** The requests by a form's author that could not be carried out, field by field. */
export function uncheckedIn(fields: readonly InternalField[], context: FormContext): readonly Unchecked[] {
  const nonConverging = context.reactions.nonConverging();
  const found: Unchecked[] = [];
  for (const field of fields) {
    const report = (rule: string, reason: Unchecked['reason']) =>
      void found.push({ path: pathOf(field), rule, reason });
    for (const rule of field.unchecked()) report(rule, reasonOf(rule, field, context));
    for (const rule of spentRules(field, context)) report(rule, 'spent');
    for (const rule of passedOverAt(field)) report(rule, 'notRun');
    if (mayNotRun(field.component))
      for (const [setting, reason] of settingsOf(field, context)) report(setting, reason);
    if (isKeptAsItCame(field)) report('type', 'unknownType');
    for (const rule of unusableAt(field)) report(rule, 'invalid');
    for (const { path, reaction } of nonConverging)
      if (path === pathOf(field)) report(settingBehind(reaction, field), 'nonConverging');
  }
  return found;
}

function pathOf(field: InternalField): string {
  return field.path() || field.component.key;
}

/** An answer that nobody here knows how to check, and that is stored. */
function isKeptAsItCame(field: InternalField): boolean {
  const { isUndrawn, keepsAll } = field.component.settings;
  if (isLeftOut(field)) return false;
  if (isUndrawn !== true && keepsAll !== true) return false;
  return !field.isEmpty() || (keepsAll === true && holdsMore(field));
}

/** Settings that decide something whatever is filled in. */
const alwaysAsked =
  /^(?:conditional|customConditional|calculateValue|customDefaultValue|nextPage|conditionalAddButton)$/;

/** Requests in settings that cannot be used: a rule only where it would validate something. */
function unusableAt(field: InternalField): readonly string[] {
  const { unusable = [], validateWhenHidden } = field.component;
  if (unusable.length === 0) return unusable;
  const isValidated = validateWhenHidden === true || isVisible(field);
  // Only `required` asks for anything of what is empty, and for nothing else.
  return unusable.filter(
    (name) => alwaysAsked.test(name) || (isValidated && (name === 'required') === field.isEmpty()),
  );
}

/** The setting that a reaction follows from. */
function settingBehind(reaction: string, { component: { condition } }: InternalField): string {
  if (reaction === 'calculation') return 'calculateValue';
  if (reaction === 'visibility') return condition?.kind === 'code' ? 'customConditional' : 'conditional';
  return reaction;
}

/** The rules that fail, and the calculation, where nobody can tell whether they were to run. */
function passedOverAt(field: InternalField): ReadonlySet<string> {
  if (!isPassedOver(field)) return new Set();
  const { calculateValue, calculateServer } = field.component;
  const isNotComputed = calculateServer === true && calculateValue !== undefined;
  return new Set([...(isNotComputed ? ['calculateValue'] : []), ...field.failures().map(({ name }) => name)]);
}

/** The rules in code that spent their budget: no value passes them, and none was validated. */
function spentRules(field: InternalField, { failing }: FormContext): readonly string[] {
  // A rule runs when its failures are asked for.
  if (field.failures().length === 0) return [];
  const { validate } = field.component;
  return (['custom', 'row'] as const).filter((rule) => {
    const code = validate?.[rule];
    return code !== undefined && failing.get(field)?.get(code) === 'spent';
  });
}

function reasonOf(rule: string, field: InternalField, context: FormContext): Unchecked['reason'] {
  // A pattern that may take for ever.
  if (rule === 'pattern') return 'notRun';
  const { validate, computedLimits = {} } = field.component;
  const code = rule === 'custom' || rule === 'row' ? validate?.[rule] : computedLimits[rule];
  if (code === undefined) return 'failed';
  return context.runCode === undefined ? 'notRun' : (context.failing.get(field)?.get(code) ?? 'failed');
}

const noLogic: readonly LogicItem[] = [];

const known = new WeakMap<PreparedComponent, boolean>();

/** Whether `settingsOf` can find anything at the fields of a component: at most of them it cannot, found out once. */
function mayNotRun(component: PreparedComponent): boolean {
  let may = known.get(component);
  if (may === undefined) {
    const { unique, optionsCode, logic = noLogic } = component;
    const { condition, calculateValue, conditionalAddButton, customDefaultValue, nextPage } = component;
    may =
      unique === true ||
      optionsCode !== undefined ||
      logic.length > 0 ||
      [condition, calculateValue, conditionalAddButton, customDefaultValue, nextPage].some(
        (expression) => expression?.kind === 'code',
      );
    known.set(component, may);
  }
  return may;
}

/** The settings whose code nothing runs here or failed, and those that nobody can tell in rows. */
function settingsOf(
  field: InternalField,
  context: FormContext,
): readonly (readonly [setting: string, reason: Unchecked['reason']])[] {
  const { component, inRow } = field;
  const {
    condition,
    calculateValue,
    calculateServer,
    conditionalAddButton,
    customDefaultValue,
    nextPage,
    optionsCode,
    logic = noLogic,
  } = component;
  const found: [setting: string, reason: Unchecked['reason']][] = [];
  if (component.unique === true && inRow !== undefined) found.push(['unique', 'notRun']);
  const isComputed = !context.absentStaysAbsent || calculateServer === true;
  look('customConditional', condition);
  if (isComputed) look('calculateValue', calculateValue);
  look('customDefaultValue', customDefaultValue);
  look('nextPage', runOnce(nextPage, 'next', 0));
  look('conditionalAddButton', runOnce(conditionalAddButton, 'show', true));
  look('data.custom', runOnce(optionsCode && { kind: 'code', code: optionsCode }, 'values', []));
  for (const { trigger, actions } of logic) {
    look('logic', trigger);
    for (const action of actions) if (action.kind !== 'property') look('logic', action.expression);
  }
  return found;

  /** The first of a setting speaks for it. */
  function look(setting: string, expression: Expressing | undefined): void {
    const reason = reasonFor(expression, field, context);
    if (reason === undefined || found.at(-1)?.[0] === setting) return;
    found.push([setting, reason]);
  }

  /** Requests that only matter on a page that is shown. */
  function runOnce<E extends Expression>(expression: E | undefined, output: Output, initial: unknown) {
    if (expression?.kind === 'code') {
      evaluated(expression, field, context, { initial, own: { [output]: initial } });
    }
    return expression;
  }
}

type Expressing = Condition | LogicItem['trigger'];

function reasonFor(
  expression: Expressing | undefined,
  field: InternalField,
  context: FormContext,
): Unchecked['reason'] | undefined {
  if (expression?.kind !== 'code') return undefined;
  if (!canEvaluate(expression, context)) return 'notRun';
  return context.failing.get(field)?.get(expression.code);
}
