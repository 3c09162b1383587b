import type { Field, FieldView, ResolvedNode, ResolvedText } from '@guichet/engine';
import { max } from '@guichet/engine/rules/max';
import { min } from '@guichet/engine/rules/min';
import { number } from '@guichet/engine/rules/number';
import type { Feature } from '../../features/feature.ts';
import { describedBy, framed } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { numberInput } from '../../numbers/number-input.tsx';
import { type Affixes, affixesOf } from './affixes.ts';
import { currencyMessages } from './messages.ts';
import { currencyModel } from './model.ts';

/** A number beside the sign of its currency, unless its author wrote one there. */
export function CurrencyView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const hasOwn = ['prefix', 'suffix'].some((side) => /\p{Sc}/u.test(field.plainText(side)));
  const texts = hasOwn ? view.texts : withSign(view.texts, affixesOf(field.component, view.locale));
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

/** The sign stands next to the amount, what the author wrote on that side further off: `About $`, `$ a month`. */
function withSign(texts: FieldView['texts'], { prefix, suffix }: Affixes): FieldView['texts'] {
  const authorAffixes = { prefix: nodesOf(texts.prefix), suffix: nodesOf(texts.suffix) };
  return {
    ...texts,
    ...(prefix !== undefined && {
      prefix: authorAffixes.prefix.length > 0 ? [...authorAffixes.prefix, ` ${prefix}`] : prefix,
    }),
    ...(suffix !== undefined && {
      suffix: authorAffixes.suffix.length > 0 ? [`${suffix} `, ...authorAffixes.suffix] : suffix,
    }),
  };
}

function nodesOf(text: ResolvedText | undefined): readonly ResolvedNode[] {
  return typeof text === 'string' ? [text] : (text ?? []);
}

/** The currency in words; one that has no name here by its code. */
function unitOf(field: Field, { locale }: FieldView): string {
  const currency = String(field.component.settings.currency).toUpperCase();
  const { names } = currencyMessages[locale];
  return Object.entries(names).find(([code]) => code === currency)?.[1] ?? currency;
}

/** An amount of money. */
export const feature: Feature = {
  models: { currency: currencyModel },
  rules: { max, min, number },
  views: { currency: CurrencyView },
};
