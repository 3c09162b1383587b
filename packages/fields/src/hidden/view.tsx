import type { Field } from '@guichet/engine';

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
