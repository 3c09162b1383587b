import type { Field, FieldView } from '@guichet/engine';
import type { ReactNode } from 'react';
import { controlAttributes } from '../../frame/attribute-names.ts';
import { authorText } from '../../frame/author-text.tsx';
import { describedBy, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { buttonClass } from './button-class.ts';
import { icon } from './icon.tsx';
import './style.css';

/** A button that submits. Other actions are drawn by the whole view. */
export function ButtonView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { action, disableOnInvalid } = field.component.settings;
  if (action !== 'submit') return null;
  return (
    <div className={wrapperClass(field, view, 'g-actions')}>
      <button
        {...buttonProps(field, view)}
        type="submit"
        name={field.path()}
        value="true"
        data-waits={disableOnInvalid}
        disabled={view.disabled || undefined}
      >
        {buttonContent(field, view)}
      </button>
      {tooltipAndNotes(field, view)}
    </div>
  );
}

/** Props that tie a button to its description, and its author's own attributes. */
export function buttonProps(field: Field, view: FieldView) {
  const { tabindex, attributes } = field.component;
  return {
    ...controlAttributes(attributes),
    id: field.id,
    'data-field': field.id,
    'aria-labelledby': view.namedBy,
    'aria-describedby': describedBy(field, view),
    tabIndex: tabindex,
    className: buttonClass(field),
  };
}

/** The content of a button. */
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
