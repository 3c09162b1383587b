import type { LiveField, LiveRow } from '../fields/live-field.ts';

/** A row that came back is judged as it was when it went: what stood at its fields stands there again. */
export function judgeAlike(row: LiveRow, former: LiveRow): void {
  row.isAttempted.value = former.isAttempted.peek();
  row.isLeftOpen.value = former.isLeftOpen.peek();
  judgeFields(row.fields, former.fields);
}

function judgeFields(fields: readonly LiveField[], former: readonly LiveField[]): void {
  fields.forEach((field, index) => {
    const was = former[index];
    if (was === undefined) return;
    const { isMalformed } = field.judgement.peek();
    field.judgement.value = { ...was.judgement.peek(), isMalformed };
    judgeFields(field.children, was.children);
    field.rows()?.forEach((inner, at) => {
      const before = was.rows()?.[at];
      if (before !== undefined) judgeAlike(inner, before);
    });
  });
}
