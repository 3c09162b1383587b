import { buttonOf, type Field, type FieldView, follow, type ListCommand } from '@guichet/engine';
import { doubleKey, missingKey } from '@guichet/engine/rules/map-keys';
import {
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Feature } from '../../features/feature.ts';
import { controlAttributes } from '../../frame/attribute-names.ts';
import { authorText } from '../../frame/author-text.tsx';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { labelContent, labelProps, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { addPair, removePair } from './change-map.ts';
import { MapRow } from './map-row.tsx';
import { datamapMessages } from './messages.ts';
import { datamapModel } from './model.ts';

/** A key and a value in each row, with buttons that add and remove. Without a script these send a plain post. */
export function DatamapView(props: { readonly field: Field; readonly view: FieldView }) {
  return <DataMap {...props} />;
}

function DataMap({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const form = useContext(FormInstanceContext)?.form;
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<{ readonly row: number; readonly part: string }>(undefined);
  const [strings, setStrings] = useState('');
  const rows = useRows(field);
  const messages = datamapMessages[view.locale];
  const name = field.plainText('label') || field.name();
  const isFixed =
    view.disabled || view.isReadOnly || field.component.settings.disableAddingRemovingRows === true;

  useLayoutEffect(() => leaveAsOne(list.current), []);
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    const { row, part } = toFocus.current;
    toFocus.current = undefined;
    const inRow = list.current?.children[row];
    const target =
      inRow?.querySelector<HTMLElement>(part) ?? inRow?.querySelector<HTMLElement>('[data-field]');
    target?.focus();
    // The name that it begins with is to be typed over.
    if (target instanceof HTMLInputElement) target.select();
  });

  function add(): void {
    if (form === undefined) return;
    toFocus.current = { row: rows.keys.length, part: '[data-key]' };
    addPair(form, field);
    setStrings('');
  }

  function remove(row: number): void {
    if (form === undefined) return;
    const left = rows.keys.length - 1;
    rows.forget(row);
    toFocus.current = { row: Math.min(row, left - 1), part: 'button[name]' };
    removePair(form, field, row);
    setStrings(messages.removed(row + 1, left));
  }

  function button(
    command: ListCommand,
    goesTo: string,
    label: string,
    onPress: () => void,
    words: ReactNode,
  ) {
    return (
      <button
        type="submit"
        {...buttonOf(command)}
        formAction={`#${goesTo}`}
        className="g-button g-button--secondary"
        aria-label={label}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {words}
      </button>
    );
  }

  return (
    <fieldset
      {...controlAttributes(field.component.attributes)}
      className={wrapperClass(field, view, 'g-field g-group g-datamap')}
      aria-labelledby={view.namedBy}
      aria-describedby={view.texts.description === undefined ? undefined : partId(field, 'description')}
    >
      <legend {...labelProps(field, view)}>{labelContent(view)}</legend>
      {tooltipAndNotes(field, view)}
      {rows.keys.length === 0 && <p>{messages.none}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari */}
      <ol ref={list} className="g-datamap__rows" data-several="" role="list">
        {rows.keys.map((key, row) => (
          <li key={key} className="g-datamap__row">
            <MapRow field={field} view={view} row={row} />
            {!isFixed &&
              rows.keys.length > 1 &&
              button(
                { kind: 'remove', target: field.id, index: row },
                field.id,
                messages.removeRow(row + 1, name),
                () => remove(row),
                messages.remove,
              )}
          </li>
        ))}
      </ol>
      {!isFixed &&
        button(
          { kind: 'add', target: field.id },
          `${field.id}:${rows.keys.length}-key`,
          messages.addTo(field.plainText('addAnother') || messages.add, name),
          add,
          authorText(view.texts.addAnother) ?? messages.add,
        )}
      <span className="g-visually-hidden" role="status">
        {strings}
      </span>
    </fieldset>
  );
}

/** A key of React's for each row, which stays with it when others come and go: so its controls do. */
function useRows(field: Field) {
  const next = useRef(0);
  const keys = useRef<readonly number[]>([]);
  const store = useMemo(() => {
    const read = () => Math.ceil(field.shown().length / 2);
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
    forget(row: number) {
      keys.current = keys.current.filter((_, at) => at !== row);
    },
  };
}

/** Pairs of a key and a value. */
export const feature: Feature = {
  models: { datamap: datamapModel },
  rules: { doubleKey, missingKey },
  views: { datamap: DatamapView },
};
