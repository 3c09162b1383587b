import type { InternalField, InternalRow } from '../fields/internal-field.ts';

/** A row that came back is validated as it was when it went: what stood at its fields stands there again. */
export function copyValidationState(row: InternalRow, former: InternalRow): void {
  row.isAttempted.value = former.isAttempted.peek();
  row.isLeftOpen.value = former.isLeftOpen.peek();
  validateFields(row.fields, former.fields);
}

function validateFields(fields: readonly InternalField[], former: readonly InternalField[]): void {
  fields.forEach((field, index) => {
    const was = former[index];
    if (was === undefined) return;
    const { isMalformed } = field.validationState.peek();
    field.validationState.value = { ...was.validationState.peek(), isMalformed };
    validateFields(field.children, was.children);
    field.rows()?.forEach((inner, at) => {
      const before = was.rows()?.[at];
      if (before !== undefined) copyValidationState(inner, before);
    });
  });
}
