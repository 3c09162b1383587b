import type { Field, FieldView } from '@guichet/engine';
import { monthNames } from '@guichet/engine/formats';
import type { ComponentProps } from 'react';
import { reading } from '../../controls/text-input/text-input.tsx';
import { type DayPart, partIn } from './parts.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly part: DayPart;
  /** The initial text. */
  readonly text: string;
  readonly props: ComponentProps<'input'> & ComponentProps<'select'>;
}

/** Digits to type, or a list to choose from: of months unless the author says otherwise. */
export function PartControl({ field, view, part, text, props }: Props) {
  const { settings } = field.component;
  const placeholder = view.texts[`fields.${part}.placeholder`];
  const words = typeof placeholder === 'string' ? placeholder : undefined;
  const isList = partIn(settings, part).type === 'select';
  if (isList || (part === 'month' && partIn(settings, part).type !== 'number')) {
    return (
      <select {...props} className="g-input g-select" defaultValue={text}>
        <option value="">{words}</option>
        {optionsOf(part, text, field).map((option) => (
          <option key={option} value={option}>
            {part === 'month' ? (monthNames[view.locale][Number(option) - 1] ?? option) : option}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      inputMode="numeric"
      {...props}
      className="g-input"
      type="text"
      size={part === 'year' ? 4 : 2}
      placeholder={words}
      defaultValue={text}
      {...reading(view)}
    />
  );
}

/** The years of a list where its author sets no limit. Source: measured on Form.io. */
const [firstYear, lastYear] = [1900, 2030];

/** The options of a part, and a loaded value that is none of them. */
function optionsOf(part: DayPart, text: string, { component: { settings } }: Field): readonly string[] {
  const { minYear, maxYear } = settings;
  const [first, last] =
    part === 'year'
      ? [typeof minYear === 'number' ? minYear : firstYear, typeof maxYear === 'number' ? maxYear : lastYear]
      : [1, part === 'month' ? 12 : 31];
  const options = Array.from({ length: Math.min(Math.max(last - first + 1, 0), 1000) }, (_, index) =>
    String(first + index),
  );
  return text === '' || options.includes(text) ? options : [text, ...options];
}
