import type { AuthorScript } from '@guichet/author-scripts/run';
import { abilityOf } from '../features/abilities.ts';
import type { ProgramNode } from '../prepared-form.ts';
import type { Filling } from '../text/resolve-text.ts';
import type { RowTemplateCode } from './asked-code.ts';
import { evaluated, readerFor } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/** Fills the holes of a text where a field stands. `onBroken`: what draws a part of it did not come to its end. */
export function fillingFor(
  field: InternalField,
  context: FormContext,
  template?: RowTemplateCode,
  onBroken: () => void = () => {},
): Filling {
  return {
    read: readerFor(field, context),
    run: (code: AuthorScript) => evaluated({ kind: 'code', code }, field, context, { template })?.value,
    draw: (node: ProgramNode) =>
      abilityOf(context, 'interpolation').drawnText(node, (extraNames) => {
        const done = evaluated({ kind: 'code', code: node.program }, field, context, {
          own: extraNames,
          template,
        });
        if (done === undefined) onBroken();
      }),
  };
}
