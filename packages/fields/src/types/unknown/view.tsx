import type { Field, FieldView } from '@guichet/engine';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import { unknownMessages } from './messages.ts';

/** A type that nobody registered says so. */
export function UnknownView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <p className="g-notice">{unknownMessages[view.locale](field.component.type)}</p>;
}

/** A type that nobody registered, with children: they are drawn in order. */
export function UnknownLayoutView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return (
    <div className={wrapperClass(field, view, 'g-layout')}>
      <FieldSlots fields={field.children} />
    </div>
  );
}
