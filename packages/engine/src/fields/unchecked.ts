import type { Condition } from '../conditions/condition.ts';
import { holdsMore, isLeftOut } from '../data/stored-data.ts';
import type { Expression, Output } from '../expression.ts';
import type { Unchecked } from '../form.ts';
import type { LogicItem } from '../prepared-form.ts';
import { canEvaluate, evaluated } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { isVisible } from './visibility.ts';

/** A field's requests by its author that could not be carried out. */
export function uncheckedAt(field: InternalField, context: FormContext): readonly Unchecked[] {
  const path = field.path() || field.component.key;
  const rules = field.unchecked().map((rule) => ({ path, rule, reason: reasonOf(rule, field, context) }));
  return [
    ...rules,
    ...spentRules(field, context).map((rule) => ({ path, rule, reason: 'spent' as const })),
    ...settingsOf(field, context).map(([rule, reason]) => ({ path, rule, reason })),
    ...(isKeptAsItCame(field) ? [{ path, rule: 'type', reason: 'unknownType' as const }] : []),
    ...unusableAt(field).map((rule) => ({ path, rule, reason: 'invalid' as const })),
    ...context.reactions
      .nonConverging()
      .filter((reaction) => reaction.path === path)
      .map(({ reaction }) => ({
        path,
        rule: settingBehind(reaction, field),
        reason: 'nonConverging' as const,
      })),
  ];
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
    logic = [],
  } = component;
  const isComputed = !context.absentStaysAbsent || calculateServer === true;
  const written: readonly (readonly [string, readonly (Expressing | undefined)[]])[] = [
    ['customConditional', [condition]],
    ['calculateValue', [isComputed ? calculateValue : undefined]],
    ['customDefaultValue', [customDefaultValue]],
    ['nextPage', [runOnce(nextPage, 'next', 0)]],
    ['conditionalAddButton', [runOnce(conditionalAddButton, 'show', true)]],
    ['data.custom', [runOnce(optionsCode && { kind: 'code', code: optionsCode }, 'values', [])]],
    [
      'logic',
      logic.flatMap(({ trigger, actions }) => [
        trigger,
        ...actions.flatMap((action) => (action.kind === 'property' ? [] : [action.expression])),
      ]),
    ],
  ];
  return [
    ...(component.unique === true && inRow !== undefined ? [['unique', 'notRun'] as const] : []),
    ...written.flatMap(([setting, expressions]) => {
      const reasons = expressions.map((expression) => reasonFor(expression, field, context));
      const reason = reasons.find((one) => one !== undefined);
      return reason === undefined ? [] : [[setting, reason] as const];
    }),
  ];

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
