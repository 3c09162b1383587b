import type { FormatValue, ResolvedText } from '../field.ts';
import { fillingFor } from '../fields/filling.ts';
import type { FormContext, InternalRow } from '../fields/internal-field.ts';
import { resolveText } from '../text/resolve-text.ts';

/** See `Row.text`. */
export function rowText(
  row: InternalRow,
  setting: string,
  formatValue: FormatValue,
  context: FormContext,
): ResolvedText | undefined {
  const text = context.dictionary.value.of(row.grid.component.id)[setting];
  // Where any field of the row stands, `row` and `rowIndex` mean what they mean in the row.
  const [within] = row.fields;
  if (text === undefined || text === '' || within === undefined) return undefined;
  let isBroken = false;
  const filling = fillingFor(within, context, { grid: row.grid, row, formatValue }, () => {
    isBroken = true;
  });
  const filled = resolveText(text, filling);
  return isBroken ? undefined : filled;
}
