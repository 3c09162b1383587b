import type { Field } from '../field.ts';
import type { LogicAction } from '../prepared-form.ts';

/** The first button that sends the form, among these fields or in them. Permanently hidden ones are left out. */
export function findSubmit(fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    if (isHiddenForGood(field)) continue;
    if (field.component.settings.action === 'submit' && !field.model.isPersistent) return field;
    const inner = findSubmit(field.children);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Whether there is anything to send: a form that asks for nothing is only read. */
export function asksForInput(fields: readonly Field[]): boolean {
  return fields.some(
    ({ model, children }) => (model.data !== 'none' && model.isPersistent) || asksForInput(children),
  );
}

/** Its author hides it, and no logic shows it. */
export function isHiddenForGood({ component: { hidden, logic } }: Field): boolean {
  const isShownBy = (action: LogicAction) =>
    action.kind === 'schema' || (action.kind === 'property' && action.setting === 'hidden');
  return hidden === true && !logic?.some(({ actions }) => actions.some(isShownBy));
}
