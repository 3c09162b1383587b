import type { Field, FieldView } from '@guichet/engine';
import { type ReactNode, version } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { partId } from '../../frame/part-id.ts';

/** React 18 passes on only what HTML itself calls so, and React 19 only what it calls so itself. */
const popoverTarget = version < '19' ? 'popovertarget' : 'popoverTarget';

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
        {...{ [popoverTarget]: id }}
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
