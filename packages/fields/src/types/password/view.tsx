import type { Field, FieldView } from '@guichet/engine';
import { mask } from '@guichet/engine/rules/mask';
import { reading } from '../../controls/text-input/text-input.tsx';
import type { Feature } from '../../features/feature.ts';
import { controlProps, framed } from '../../frame/frame.tsx';
import { passwordModel } from './model.ts';
import { PasswordInput } from './password-input.tsx';

/** Width in characters where the definition gives none. Product constant. */
const defaultSize = 50;

/** No value stands in the HTML, and no browser offers one of another site's unless the author says which. */
export function PasswordView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { autocomplete, settings } = field.component;
  const { placeholder } = view.texts;
  const control = {
    ...controlProps(field, view),
    autoComplete: autocomplete ?? 'new-password',
    autoCapitalize: 'none',
    spellCheck: false as const,
    size: typeof settings.size === 'number' ? settings.size : defaultSize,
    placeholder: typeof placeholder === 'string' ? placeholder : undefined,
  };
  return framed(field, view, <PasswordInput field={field} control={{ ...control, ...reading(view) }} />);
}

/** A word that nobody reads over a shoulder. */
export const feature: Feature = {
  models: { password: passwordModel },
  rules: { mask },
  views: { password: PasswordView },
};
