import type { Json } from '@guichet/definition';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.ts';

let root: Root;
let container: HTMLElement;

/** Gives each test of a file a page of a host's own, and takes it away again. */
export function openHostPage(): { readonly container: () => HTMLElement } {
  beforeEach(() => {
    container = document.createElement('main');
    document.body.append(container);
    root = createRoot(container);
  });
  afterEach(() => {
    flushSync(() => root.unmount());
    container.remove();
    vi.restoreAllMocks();
  });
  return { container: () => container };
}

export const draw = (node: ReactNode) => flushSync(() => root.render(node));

export const name = {
  type: 'textfield',
  key: 'name',
  label: 'Name',
  input: true,
  validate: { required: true },
};
export const city = { type: 'textfield', key: 'city', label: 'City', input: true };
export const permit = {
  title: 'Permit',
  components: [name, city],
  settings: { i18n: { fr: { Name: 'Nom', City: 'Ville' } } },
};
const panel = (key: string, ...components: Json[]) => ({
  type: 'panel',
  key,
  title: `Page ${key}`,
  components,
});
export const steps = {
  title: 'Steps',
  display: 'wizard',
  components: [panel('a', name), panel('b', city)],
};

export const box = (label: string) => page.getByRole('textbox', { name: label });
export const press = (label: string) => userEvent.click(page.getByRole('button', { name: label }));
