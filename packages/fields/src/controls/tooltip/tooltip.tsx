import type { Field, FieldView } from '@guichet/engine';
import type { ReactNode } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { partId } from '../../frame/part-id.ts';

/** Help behind a button: the browser's own popover, so that it opens without a script and Escape closes it. */
export function tooltip(field: Field, view: FieldView): ReactNode {
  const { tooltip: text } = view.texts;
  if (text === undefined) return null;
  const id = partId(field, 'tooltip');
  return (
    <>
      <button
        type="button"
        className="g-tooltip-button"
        popoverTarget={id}
        aria-describedby={id}
        aria-label={frameMessages[view.locale].moreAbout(field.plainText('title') || field.name())}
      >
        <span aria-hidden="true">?</span>
      </button>
      <div id={id} popover="auto" className="g-tooltip">
        {authorText(text)}
      </div>
    </>
  );
}
