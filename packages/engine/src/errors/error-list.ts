import { effect, type Signal, signal } from '@preact/signals-core';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import type { ErrorItem } from '../form-data.ts';
import { compareOrder } from '../reactions/order.ts';

/** The alert's list, kept up by those fields alone whose errors change. */
export interface ErrorList {
  readonly items: Signal<readonly ErrorItem[]>;
  /** From here on the list follows the fields. */
  watch(): void;
  /** Lines without a field: already sentences. */
  setLines(lines: readonly string[]): void;
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
    setLines(next) {
      lines = next.map(lineItem);
      isStale = true;
    },
    refresh() {
      if (!isStale) return;
      isStale = false;
      const fields = [...byField.keys()].sort((a, b) => compareOrder(a.order(), b.order()));
      items.value = [...fields.flatMap((field) => byField.get(field) ?? []), ...lines];
    },
    dispose() {
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
  return self;
}

/** The errors that show at a field. */
export function errorItemsOf(field: InternalField): readonly ErrorItem[] {
  return [
    ...field.errors().map((message, index) => componentItem(field, message, field.path(), index)),
    ...(field.rows() ?? []).flatMap((row) =>
      row.errors().map((message) => ({
        ...componentItem(field, message, `${field.path()}[${row.index()}]`, `row${row.id}`),
        // It names the row itself.
        message,
        row,
      })),
    ),
  ];
}

function isSameItem(a: ErrorItem, b: ErrorItem): boolean {
  return a.id === b.id && a.message === b.message && a.keyOrPath === b.keyOrPath;
}

function componentItem(
  field: InternalField,
  message: string,
  path: string,
  part: number | string,
): ErrorItem {
  const { key, type } = field.component;
  return {
    id: `${field.id}:${part}`,
    type: 'component',
    component: { key, type, label: field.name() },
    message: field.inRow?.sentenceOf(message) ?? message,
    messages: [{ message, path }],
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
