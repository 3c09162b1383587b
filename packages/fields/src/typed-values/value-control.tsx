import type { Field, FieldView, PreparedComponent } from '@guichet/engine';
import { optionText, readOptions } from '../choices/options.ts';
import { reading } from '../controls/text-input/text-input.tsx';
import { displayMessages } from '../words/messages.ts';
import { valueKindOf } from './value.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** The component to fill it in with: see `valueSettings`. */
  readonly inner: PreparedComponent;
  /** Where the texts of its options stand. */
  readonly place: string;
  readonly props: object;
  /** The initial text. */
  readonly text: string;
}

/** The control of one value in a field that holds many. */
export function ValueControl({ field, view, inner, place, props, text }: Props) {
  const kind = valueKindOf(inner);
  if (kind === 'lines')
    return (
      <textarea {...props} className="g-input" rows={2} defaultValue={text || undefined} {...reading(view)} />
    );
  if (kind === 'choice' || kind === 'yesOrNo')
    return (
      <select {...props} className="g-input g-select" defaultValue={text}>
        {optionsOf(field, inner, place, view).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...props}
      className="g-input"
      type="text"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      defaultValue={text || undefined}
      {...reading(view)}
    />
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Before all others that nothing is chosen. */
function optionsOf(
  field: Field,
  inner: PreparedComponent,
  place: string,
  { locale }: FieldView,
): readonly Choice[] {
  const none = { value: '', label: '' };
  if (valueKindOf(inner) === 'yesOrNo') {
    const { yes, no } = displayMessages[locale];
    return [none, { value: 'true', label: yes }, { value: 'false', label: no }];
  }
  const options = readOptions(inner.settings).map(({ value }, index) => ({
    value,
    label: field.plainText(`${place}.${optionText(inner.settings.place)}.${index}.label`) || value,
  }));
  return [none, ...options];
}
