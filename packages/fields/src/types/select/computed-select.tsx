import type { ComputedOption, Field, FieldView } from '@guichet/engine';
import { useEffect, useRef } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { controlProps } from '../../frame/frame.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly options: readonly ComputedOption[];
}

/** A list of choices that a definition does not list: computed by its author's code, or found elsewhere. */
export function ComputedSelect({ field, view, options }: Props) {
  const control = useRef<HTMLSelectElement>(null);
  const { multiple } = field.component;
  const chosen = field.shown();

  // Selects the value again where other options come: React sets it only once.
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
