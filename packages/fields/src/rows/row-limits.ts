import { type Field, type Form, maxRowCountOf } from '@guichet/engine';

/** Whether a resident may add a row now. Without a form nothing that its author computes is asked. Tracked. */
export function canAddRows(field: Field, form: Form | undefined): boolean {
  const most = maxRowCountOf(field.component.validate);
  const count = field.rows()?.length ?? 0;
  return canChangeRows(field) && count < most && (form?.canAddRow(field) ?? true);
}

/** Whether a resident may take a row away now: the last one, too. Source: measured on Form.io. Tracked. */
export function canRemoveRows(field: Field): boolean {
  return canChangeRows(field) && (field.rows()?.length ?? 0) > (field.component.validate?.minLength ?? 0);
}

/** Whether rows come and go at all. Tracked. */
function canChangeRows(field: Field): boolean {
  const { settings } = field.component;
  return !field.disabled() && settings.fixedRows !== true;
}

/** Whether a resident may put the rows into another order. Tracked. */
export function canMoveRows(field: Field): boolean {
  return field.component.settings.reorder === true && !field.disabled();
}
