import { computed } from '@preact/signals-core';
import type { Field, FieldView } from './field.ts';
import { whenChanged } from './when-changed.ts';

/** The views of several fields, followed as one: a subscription for each would be most of a field's cost in a page. */
export interface ViewsOf {
  /** The same list until one of them is another. */
  read(): readonly FieldView[];
  /** Called when `read()` changes. */
  subscribe(listener: () => void): () => void;
}

export function viewsOf(fields: readonly Field[]): ViewsOf {
  const views = computed(() => fields.map((field) => field.view()));
  const read = () => views.value;
  return { read, subscribe: (listener) => whenChanged(read, listener) };
}
