import type { Unchecked } from '../form.ts';
import { canEvaluate } from './evaluate.ts';
import type { FormContext, LiveField } from './live-field.ts';

/** What an author asks for at a field and what could not be done. */
export function uncheckedAt(field: LiveField, context: FormContext): readonly Unchecked[] {
  const path = field.path() || field.component.key;
  const rules = field.unchecked().map((rule) => ({ path, rule, reason: reasonOf(rule, field, context) }));
  return [
    ...rules,
    ...settingsNotRun(field, context).map((rule) => ({ path, rule, reason: 'notRun' }) as const),
  ];
}

function reasonOf(rule: string, { component }: LiveField, context: FormContext): Unchecked['reason'] {
  const isCode = rule === 'custom' && component.validate?.custom !== undefined;
  return isCode && context.runCode === undefined ? 'notRun' : 'failed';
}

/** The settings with code that nothing runs here, and those that nobody can tell in rows. */
function settingsNotRun({ component, inRow }: LiveField, context: FormContext): readonly string[] {
  const { condition, calculateValue, calculateServer, customDefaultValue, logic = [] } = component;
  const isComputed = !context.absentStaysAbsent || calculateServer === true;
  const expressions = logic.flatMap(({ trigger, actions }) => [
    trigger,
    ...actions.flatMap((action) => (action.kind === 'property' ? [] : [action.expression])),
  ]);
  return [
    ...(component.unique === true && inRow !== undefined ? ['unique'] : []),
    ...(isNotRun(condition, context) ? ['customConditional'] : []),
    ...(isComputed && isNotRun(calculateValue, context) ? ['calculateValue'] : []),
    ...(isNotRun(customDefaultValue, context) ? ['customDefaultValue'] : []),
    ...(expressions.some((expression) => isNotRun(expression, context)) ? ['logic'] : []),
  ];
}

function isNotRun(written: { readonly kind: string } | undefined, context: FormContext): boolean {
  return written !== undefined && !canEvaluate(written, context);
}
