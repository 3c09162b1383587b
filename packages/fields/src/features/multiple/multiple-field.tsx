import { buttonOf, type Field, type FieldView, follow } from '@guichet/engine';
import { useContext, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { labelContent, labelProps, notes, wrapperClass } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import type { View } from '../../frame/view.ts';
import { itemField, itemView } from './item-field.ts';
import { addValue, removeValue, valuesOf } from './list.ts';
import { multipleMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Draws one value. */
  readonly draw: View;
}

/**
 * A control for each value of a field, with buttons to add and remove. Without a script the buttons send a plain
 * post, which brings the page again with one more or one less.
 */
export function MultipleField({ field, view, draw }: Props) {
  const formInstance = useContext(FormInstanceContext);
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const toFocus = useRef<{ readonly row: number; readonly part: string }>(undefined);
  const rows = useRows(field);
  const messages = multipleMessages[view.locale];
  const name = field.plainText('label') || field.name();

  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    const { row, part } = toFocus.current;
    toFocus.current = undefined;
    const inRow = list.current?.children[row];
    const target =
      inRow?.querySelector<HTMLElement>(part) ?? inRow?.querySelector<HTMLElement>('[data-field]');
    target?.focus();
  });

  function add(): void {
    if (formInstance === undefined) return;
    toFocus.current = { row: rows.keys.length, part: '[data-field]' };
    addValue(formInstance.form, field);
    setAnnounced('');
  }

  function remove(index: number): void {
    if (formInstance === undefined) return;
    const left = rows.keys.length - 1;
    rows.forget(index);
    toFocus.current = { row: Math.min(index, left - 1), part: 'button[name]' };
    removeValue(formInstance.form, field, index);
    setAnnounced(messages.removed(index + 1, left));
  }

  return (
    <fieldset
      className={wrapperClass(field, { ...view, errors: [] }, 'g-field g-group g-multiple')}
      aria-labelledby={view.namedBy}
      aria-describedby={view.texts.description === undefined ? undefined : partId(field, 'description')}
    >
      <legend {...labelProps(field, view)}>{labelContent(view)}</legend>
      {tooltip(field, view)}
      {notes(field, { ...view, errors: [] })}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari */}
      <ol ref={list} className="g-multiple__rows" data-several="" role="list">
        {rows.keys.map((key, index) => (
          <li key={key} className="g-multiple__row">
            {draw({ field: itemField(field, index), view: itemView(field, view, index) })}
            {!view.disabled && rows.keys.length > 1 && (
              <button
                type="submit"
                {...buttonOf({ kind: 'remove', target: field.id, index })}
                formAction={`#${field.id}`}
                className="g-button g-button--secondary"
                aria-label={messages.removeNumber(index + 1, name)}
                onClick={(event) => {
                  event.preventDefault();
                  remove(index);
                }}
              >
                {messages.remove}
              </button>
            )}
          </li>
        ))}
      </ol>
      {!view.disabled && (
        <button
          type="submit"
          {...buttonOf({ kind: 'add', target: field.id })}
          formAction={`#${partId(field, rows.keys.length)}`}
          className="g-button g-button--secondary"
          aria-label={messages.addTo(field.plainText('addAnother') || messages.add, name)}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          {authorText(view.texts.addAnother) ?? messages.add}
        </button>
      )}
      <span className="g-visually-hidden" role="status">
        {announced}
      </span>
    </fieldset>
  );
}

/** A key for each value, which stays with it when others come and go: so its control does, and what is typed in it. */
function useRows(field: Field) {
  const next = useRef(0);
  const keys = useRef<readonly number[]>([]);
  const store = useMemo(() => {
    const read = () => valuesOf(field).length;
    return { read, subscribe: (listener: () => void) => follow(read, listener) };
  }, [field]);
  const count = useSyncExternalStore(store.subscribe, store.read, store.read);
  while (keys.current.length < count) {
    keys.current = [...keys.current, next.current];
    next.current += 1;
  }
  keys.current = keys.current.slice(0, count);
  return {
    keys: keys.current,
    forget(index: number) {
      keys.current = keys.current.filter((_, at) => at !== index);
    },
  };
}
