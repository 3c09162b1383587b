import type { Field, FieldView } from '@guichet/engine';
import { useCallback } from 'react';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { describedBy, labelContent, labelProps, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { useFollowed } from '../../frame/use-followed.ts';
import { unknownInputMessages } from './input-messages.ts';
import { isBlocked } from './is-blocked.ts';
import { unknownMessages } from './messages.ts';

/**
 * A question that nobody can draw: its label, and what that means for the resident. Its value is never shown, and goes
 * along with a plain post.
 */
export function UnknownInputView(props: { readonly field: Field; readonly view: FieldView }) {
  return <UnknownInput {...props} />;
}

function UnknownInput({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const state = useFollowed(useCallback(() => stateOf(field), [field]));
  const messages = unknownInputMessages[view.locale];
  const [text] = field.shown();
  return (
    <>
      <fieldset
        id={field.id}
        className={wrapperClass(field, view, 'g-field g-group')}
        tabIndex={-1}
        aria-labelledby={view.namedBy}
        aria-describedby={describedBy(field, view)}
      >
        {view.texts.label !== undefined && <legend {...labelProps(field, view)}>{labelContent(view)}</legend>}
        {tooltipAndNotes(field, view)}
        {/* Its error says the same, and once is enough. */}
        {view.errors.length === 0 && (
          <p className="g-notice">
            {state === 'unknown' ? unknownMessages[view.locale](field.component.type) : messages[state]}
          </p>
        )}
        {text !== undefined && <input type="hidden" name={field.path()} value={text} />}
      </fieldset>
      <FieldSlots fields={field.children} />
    </>
  );
}

function stateOf(field: Field): 'undrawn' | 'answered' | 'unknown' {
  if (isBlocked(field)) return 'undrawn';
  return field.model.isEmpty(field.value(), field.component) ? 'unknown' : 'answered';
}
