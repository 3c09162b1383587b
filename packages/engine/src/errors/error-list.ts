import { effect, type Signal, signal } from '@preact/signals-core';
import { isSame } from '../data/is-same.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import type { ErrorItem } from '../form-data.ts';
import { compareOrder } from '../reactions/order.ts';

/** The alert's list, kept up by those fields alone whose errors change. */
export interface ErrorList {
  readonly items: Signal<readonly ErrorItem[]>;
  /** From here on the list follows the fields. */
  watch(): void;
  /** Lines without a field: already sentences. `isUnanswered`: see `ErrorItem`. */
  setLines(lines: readonly string[], isUnanswered: boolean): void;
  /** Brings `items` up to date with what changed; called when a command has settled. */
  refresh(): void;
  /** A field that came while the list is kept up, and one that went. */
  add(field: InternalField): void;
  remove(field: InternalField): void;
  dispose(): void;
}

export function createErrorList(context: FormContext): ErrorList {
  const items = signal<readonly ErrorItem[]>([]);
  const byField = new Map<InternalField, readonly ErrorItem[]>();
  const stops = new Map<InternalField, () => void>();
  let isWatching = false;
  let lines: readonly ErrorItem[] = [];
  let isStale = false;

  function follow(field: InternalField): void {
    const before = byField.get(field) ?? [];
    const items = errorItemsOf(field);
    if (items.length === 0 && before.length === 0) return;
    const after = items.map((item, index) => {
      const kept = before[index];
      return kept !== undefined && isSameItem(kept, item) ? kept : item;
    });
    if (after.length === 0) byField.delete(field);
    else byField.set(field, after);
    isStale = true;
  }

  const self: ErrorList = {
    items,
    watch() {
      if (isWatching) return;
      isWatching = true;
      for (const field of context.index.all()) self.add(field);
    },
    add(field) {
      const holdsNothing = field.model.data === 'none' || field.component.key === '';
      if (isWatching && !holdsNothing && !stops.has(field))
        stops.set(
          field,
          effect(() => follow(field)),
        );
    },
    remove(field) {
      stops.get(field)?.();
      stops.delete(field);
      if (byField.delete(field)) isStale = true;
    },
    setLines(next, isUnanswered) {
      lines = next.map((message, index) => ({
        ...lineItem(message, index),
        ...(isUnanswered && { isUnanswered }),
      }));
      isStale = true;
    },
    refresh() {
      if (!isStale) return;
      isStale = false;
      const fields = [...byField.keys()]
        .map((field) => ({ field, order: field.order() }))
        .sort((a, b) => compareOrder(a.order, b.order))
        .map(({ field }) => field);
      const names = fields.map(nameInList);
      // Only names that two fields share say where their fields stand.
      const areDifferent = new Set(names).size === names.length;
      const ofFields = fields.flatMap((field, index) => {
        const fieldItems = byField.get(field) ?? [];
        const title =
          !areDifferent &&
          titleAround(
            field,
            fields.filter((_, position) => names[position] === names[index]),
          );
        return title
          ? fieldItems.map((item) => ({ ...item, message: withPlace(item.message, title) }))
          : fieldItems;
      });
      items.value = [...ofFields, ...lines];
    },
    dispose() {
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
  return self;
}

/** `Enter the plate (Cars, row 2).`: where in the form a sentence belongs. */
export function withPlace(sentence: string, place: string): string {
  return sentence.replace(/\.?$/, (end) => ` (${place})${end}`);
}

/** A field's name, with its row's. */
function nameInList(field: InternalField): string {
  const name = field.name();
  return field.inRow?.sentenceOf(name) ?? name;
}

/** The title of the nearest panel or fieldset in which not all of them stand. */
function titleAround(field: InternalField, namesakes: readonly InternalField[]): string | undefined {
  return titlesAround(field).find((title) =>
    namesakes.some((namesake) => !titlesAround(namesake).includes(title)),
  );
}

function titlesAround({ parent }: InternalField): readonly string[] {
  if (parent === undefined) return [];
  return [parent.plainText('title') || parent.plainText('legend'), ...titlesAround(parent)].filter(Boolean);
}

/** The errors that show at a field. One mistake is one item: an empty field is one, however many rules it fails. */
export function errorItemsOf(field: InternalField): readonly ErrorItem[] {
  const errors = field.errors();
  const mistakes = errors.length > 1 && field.isEmpty() ? [errors] : errors.map((message) => [message]);
  const items = mistakes.map((messages, index) => componentItem(field, messages, field.path(), index));
  const rows = field.rows();
  if (rows === undefined) return items;
  return items.concat(
    rows.flatMap((row) =>
      row.errors().map((message) => ({
        ...componentItem(field, [message], `${field.path()}[${row.index()}]`, `row${row.id}`),
        // It names the row itself.
        message,
        row,
      })),
    ),
  );
}

function isSameItem(a: ErrorItem, b: ErrorItem): boolean {
  return a.id === b.id && a.message === b.message && isSame(a.messages, b.messages);
}

function componentItem(
  field: InternalField,
  messages: readonly string[],
  path: string,
  part: number | string,
): ErrorItem {
  const { key, type } = field.component;
  const [first = ''] = messages;
  return {
    id: `${field.id}:${part}`,
    type: 'component',
    component: { key, type, label: field.name() },
    message: field.inRow?.sentenceOf(first) ?? first,
    messages: messages.map((message) => ({ message, path })),
    keyOrPath: path,
    field: field.model.isUnseen === true ? undefined : field,
  };
}

function lineItem(message: string, index: number): ErrorItem {
  return {
    id: `line:${index}`,
    type: 'submit',
    component: undefined,
    message,
    messages: [{ message, path: '' }],
    keyOrPath: '',
    field: undefined,
  };
}
