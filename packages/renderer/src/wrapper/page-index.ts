import type { Form } from '@guichet/engine';

/** The place of the page that is shown among those that are there, from 0. */
export function pageIndex({ wizard }: Form): number {
  return wizard === undefined ? 0 : Math.max(0, wizard.pages().indexOf(wizard.current()));
}
