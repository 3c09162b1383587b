import type { Field, FieldView } from '@guichet/engine';
import { wrapperClass } from '../../frame/frame.tsx';
import { PressButton } from './press-button.tsx';
import { ButtonView } from './view.tsx';

/** A button of whatever action. A button that signs in elsewhere is not drawn: nobody would answer it. */
export function AnyButtonView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { action } = field.component.settings;
  if (view.isReadOnly) return null;
  if (action === 'submit') return ButtonView({ field, view });
  if (action === 'oauth') return null;
  return (
    <div className={wrapperClass(field, view, 'g-actions')}>
      <PressButton field={field} view={view} />
    </div>
  );
}
