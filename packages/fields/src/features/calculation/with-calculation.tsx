import type { Field } from '@guichet/engine';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import type { View } from '../../frame/view.ts';
import { carriedCalculation } from './carried-calculation.ts';

/** Draws beside a calculated value that a resident may write over what was calculated, for a plain post. */
export function withCalculation(draw: View): View {
  return ({ field, view }) => {
    const drawn = draw({ field, view });
    if (field.component.allowCalculateOverride !== true || view.isReadOnly) return drawn;
    return (
      <>
        {drawn}
        <Calculation field={field} />
      </>
    );
  };
}

function Calculation({ field }: { readonly field: Field }) {
  const isHydrating = useIsHydrating();
  const carried = isHydrating ? carriedCalculation(field) : undefined;
  return carried && <input type="hidden" {...carried} />;
}
