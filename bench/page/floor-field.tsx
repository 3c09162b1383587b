import { memo } from 'react';
import type { BenchComponent } from '../forms.ts';

const options = ['a', 'b', 'c'];

export function Submit() {
  return (
    <div className="g-actions">
      <button type="submit" className="g-button">
        Submit
      </button>
    </div>
  );
}

interface FieldProps {
  readonly component: BenchComponent;
  readonly error?: string | undefined;
  /** The initial value. */
  readonly value?: string | undefined;
}

/** A field by hand: the fewest elements that look the same. */
export const Field = memo(function Field({ component, error, value }: FieldProps) {
  const { type, key, label, defaultValue = value, disabled, validate } = component;
  const isRequired = validate !== undefined;
  const says = (
    <>
      {label}
      {isRequired && (
        <span className="g-asterisk" aria-hidden="true">
          {'\u00a0*'}
        </span>
      )}
    </>
  );
  const note = error !== undefined && (
    <div id={`${key}-error`} className="g-error">
      {error}
    </div>
  );
  const control = {
    id: key,
    name: key,
    className: 'g-input',
    'aria-required': isRequired || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${key}-error`,
  };
  const box = error === undefined ? 'g-field' : 'g-field g-invalid';
  switch (type) {
    case 'radio':
      return (
        <fieldset className={box} aria-describedby={control['aria-describedby']}>
          <legend className="g-label">{says}</legend>
          {note}
          {options.map((option, index) => (
            <div key={option} className="g-option">
              <input type="radio" id={index === 0 ? key : `${key}-${option}`} name={key} value={option} />
              <label htmlFor={index === 0 ? key : `${key}-${option}`}>{option.toUpperCase()}</label>
            </div>
          ))}
        </fieldset>
      );
    case 'checkbox':
      return (
        <div className="g-field g-option">
          {note}
          <input {...control} className={undefined} type="checkbox" value="true" />
          <label htmlFor={key}>{says}</label>
        </div>
      );
    case 'select':
      return (
        <div className={box}>
          <label htmlFor={key} className="g-label">
            {says}
          </label>
          {note}
          <select {...control}>
            <option value="" />
            {options.map((option) => (
              <option key={option} value={option}>
                {option.toUpperCase()}
              </option>
            ))}
          </select>
        </div>
      );
    default:
      return (
        <div className={box}>
          <label htmlFor={key} className="g-label">
            {says}
          </label>
          {note}
          <input
            {...control}
            type="text"
            inputMode={type === 'number' ? 'decimal' : undefined}
            size={type === 'number' ? 14 : 50}
            disabled={disabled === true}
            defaultValue={typeof defaultValue === 'string' ? defaultValue : undefined}
          />
        </div>
      );
  }
});

export function isControl(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
