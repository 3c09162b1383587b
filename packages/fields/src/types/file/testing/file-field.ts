import type { JsonObject, Locale } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { createSmallStore, type SmallStore } from './small-store.ts';

/** A field for files, as an author writes it. */
export const fileField = {
  ...{ type: 'file', key: 'photos', label: 'Photos', input: true, storage: 'url', url: '/api/file' },
};

/** Such a field, drawn with a small store of files. */
export async function drawFileField(component: JsonObject = {}, locale: Locale = 'en', more: object = {}) {
  const store = createSmallStore();
  const drawn: DrawnForm = await drawForm([{ ...fileField, ...component }], {
    locale,
    files: store,
    ...more,
  });
  return { ...drawn, store, list: page.getByRole('listitem') };
}

export function fileOf(name: string, bytes = 'A file.', type = 'text/plain'): File {
  return new File([bytes], name, { type });
}

/** As a resident drops them. */
export function drop(files: readonly File[], container: HTMLElement): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const area = container.querySelector('.g-file__drop');
  area?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
}

export async function begun(store: SmallStore, count: number): Promise<void> {
  await expect.poll(() => store.calls.length).toBe(count);
}

/** An item of the list says so. */
export async function shows(item: Locator, text: string): Promise<void> {
  await expect.poll(() => item.element().textContent).toContain(text);
}

/** The announced progress of the files. */
export const announced = () => document.querySelector('.g-file__news')?.textContent ?? '';

/** Collects all that is announced from now on: one announcement may replace another within milliseconds. */
export function listen(container: HTMLElement): () => string {
  const heard: string[] = [];
  new MutationObserver(() => heard.push(announced())).observe(container, { subtree: true, childList: true });
  return () => heard.join('\n');
}
