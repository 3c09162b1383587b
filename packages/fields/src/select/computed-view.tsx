import type { ComputedOption, Field, FieldView } from '@guichet/engine';
import { useEffect, useRef } from 'react';
import { authorText } from '../frame/author-text.tsx';
import { controlProps, framed } from '../frame/frame.tsx';
import { SelectView } from './view.tsx';

/** A list of choices, also where an author's code gives them. */
export function WholeSelectView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  if (view.options === undefined) return SelectView({ field, view });
  return framed(field, view, <ComputedSelect field={field} view={view} options={view.options} />);
}

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly options: readonly ComputedOption[];
}

function ComputedSelect({ field, view, options }: Props) {
  const control = useRef<HTMLSelectElement>(null);
  const { multiple } = field.component;
  const chosen = field.shown();

  // What was chosen is chosen again where other options come: React does so once.
  useEffect(() => {
    const now = field.shown();
    const listed = options.map(({ value }) => value);
    for (const option of control.current?.options ?? []) {
      if (option.value !== '' && listed.includes(option.value)) option.selected = now.includes(option.value);
    }
  }, [field, options]);

  return (
    <select
      {...controlProps(field, view)}
      ref={control}
      className="g-input g-select"
      multiple={multiple}
      defaultValue={multiple ? [...chosen] : chosen[0]}
    >
      {!multiple && <option value="">{authorText(view.texts.placeholder)}</option>}
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authors repeat values
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
