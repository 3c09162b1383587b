import type { Field, FieldView } from '@guichet/engine';
import type { ReactNode } from 'react';
import { authorText } from '../frame/author-text.tsx';
import { wrapperClass } from '../frame/frame.tsx';
import { buttonClass } from './button-class.ts';
import { icon } from './icon.tsx';
import './style.css';

/** A button that submits. What asks for something else is drawn by the whole view. */
export function ButtonView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { action, disableOnInvalid } = field.component.settings;
  if (action !== 'submit') return null;
  return (
    <div className={wrapperClass(field, view, 'g-actions')}>
      <button
        type="submit"
        id={field.id}
        name={field.path()}
        value="true"
        data-field={field.id}
        data-waits={disableOnInvalid}
        disabled={view.disabled || undefined}
        className={buttonClass(field)}
      >
        {buttonContent(field, view)}
      </button>
    </div>
  );
}

/** What stands on a button. */
export function buttonContent({ component }: Field, { texts }: FieldView): ReactNode {
  const { leftIcon, rightIcon } = component.settings;
  const label = authorText(texts.label);
  if (leftIcon === undefined && rightIcon === undefined) return label;
  return (
    <>
      {icon(leftIcon, 'start')}
      {label}
      {icon(rightIcon, 'end')}
    </>
  );
}
