import type { Field, FieldView } from '@guichet/engine';
import { describedBy, framed } from '../frame/frame.tsx';
import { partId } from '../frame/part-id.ts';
import { numberInput } from '../number/view.tsx';
import { affixesOf } from './affixes.ts';
import { currencyMessages } from './messages.ts';

/** A number beside the sign of its currency, unless its author wrote one there. */
export function CurrencyView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const hasOwn = ['prefix', 'suffix'].some((side) => /\p{Sc}/u.test(field.plainText(side)));
  const texts = hasOwn ? view.texts : { ...affixesOf(field.component, view.locale), ...view.texts };
  const unitId = partId(field, 'unit');
  const control = numberInput(field, view, {
    'aria-describedby': [unitId, describedBy(field, view)].filter(Boolean).join(' '),
  });
  const unit = (
    <span id={unitId} hidden>
      {unitOf(field, view)}
    </span>
  );
  return framed(field, { ...view, texts }, control, unit);
}

/** The currency in words; one that has no name here by its code. */
function unitOf(field: Field, { locale }: FieldView): string {
  const currency = String(field.component.settings.currency).toUpperCase();
  const { names } = currencyMessages[locale];
  return Object.entries(names).find(([code]) => code === currency)?.[1] ?? currency;
}
