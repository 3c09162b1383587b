import type { Model } from '@guichet/engine';
import { defineLayout, type ModelOf } from '../define/define-model.ts';

/** A type that keeps a list of rows. */
export function defineRows(model: ModelOf): Model {
  return defineLayout({
    data: 'rows',
    isPersistent: true,
    clearOnHide: true,
    rules: ['required'],
    emptyValue: () => [],
    ...model,
  });
}
