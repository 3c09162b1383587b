import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../frame/author-text.tsx';
import { wrapperClass } from '../frame/frame.tsx';
import './style.css';

/** A button that submits. Those that ask for something else are not drawn: nothing would answer them. */
export function ButtonView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { action, theme, block } = field.component.settings;
  if (action !== 'submit') return null;
  const isPrimary = theme === undefined || theme === 'primary';
  return (
    <div className={wrapperClass(field, view, 'g-actions')}>
      <button
        type="submit"
        id={field.id}
        name={field.path()}
        value="true"
        data-field={field.id}
        disabled={view.disabled || undefined}
        className={`g-button${isPrimary ? '' : ' g-button--secondary'}${block === true ? ' g-button--block' : ''}`}
      >
        {authorText(view.texts.label)}
      </button>
    </div>
  );
}
