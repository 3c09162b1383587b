import type { Field, FieldView } from '@guichet/engine';
import { noPerson } from '@guichet/engine/rules/no-person';
import { useContext, useEffect } from 'react';
import type { Feature } from '../../features/feature.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { recaptchaMessages } from './messages.ts';
import { guardToken, recaptchaModel } from './model.ts';

/** A line that nobody sees, hears or reaches with the Tab key: what fills it in is no person. */
export function RecaptchaView(props: { readonly field: Field; readonly view: FieldView }) {
  return <Recaptcha {...props} />;
}

function Recaptcha({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const form = useContext(FormInstanceContext)?.form;
  useEffect(() => {
    if (form === undefined || form.isReadOnly) return;
    const formField = form.fieldById(field.id);
    if (formField !== undefined && formField.value() === undefined)
      form.dispatch({ kind: 'input', field: formField, strings: ['', guardToken] });
  }, [form, field]);
  return (
    <div className="g-visually-hidden" aria-hidden="true" data-several="">
      <label htmlFor={field.id}>{recaptchaMessages[view.locale]}</label>
      <input
        id={field.id}
        type="text"
        name={field.path()}
        data-field={field.id}
        tabIndex={-1}
        autoComplete="off"
        disabled={view.disabled || undefined}
      />
      <input type="hidden" name={field.path()} data-field={field.id} defaultValue={guardToken} />
    </div>
  );
}

/** A reCAPTCHA. */
export const feature: Feature = {
  models: { recaptcha: recaptchaModel },
  rules: { noPerson },
  views: { recaptcha: RecaptchaView },
};
