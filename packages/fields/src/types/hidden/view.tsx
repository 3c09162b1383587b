import type { Field } from '@guichet/engine';
import { mask } from '@guichet/engine/rules/mask';
import { max } from '@guichet/engine/rules/max';
import { maxSelectedCount } from '@guichet/engine/rules/max-selected-count';
import { min } from '@guichet/engine/rules/min';
import { minSelectedCount } from '@guichet/engine/rules/min-selected-count';
import type { Feature } from '../../features/feature.ts';
import { hiddenModel } from './model.ts';

export function HiddenView({ field }: { readonly field: Field }) {
  return (
    <input
      type="hidden"
      id={field.id}
      name={field.path()}
      data-field={field.id}
      defaultValue={field.shown()[0]}
    />
  );
}

/** A value that nobody sees. */
export const feature: Feature = {
  models: { hidden: hiddenModel },
  rules: { mask, max, maxSelectedCount, min, minSelectedCount },
  views: { hidden: HiddenView },
};
