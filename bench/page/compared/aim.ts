import { markName } from './page-state.ts';
import { elementsOf } from './read-element.ts';

/** The control that a step of a script acts on. */
export type ControlName =
  | 'text'
  | 'option'
  | 'list'
  | 'add'
  | 'remove'
  | 'save'
  | 'press'
  | 'next'
  | 'previous'
  | 'submit';

/** Where a renderer puts it. */
export type ControlSelectors = Readonly<Record<ControlName, string>>;

export interface Aim {
  /** Of which component; undefined: of the form. */
  readonly id?: string;
  readonly target: ControlName;
  /** Of several: which, from 0. */
  readonly at?: number;
  /** Of options: the value. */
  readonly value?: string;
}

/** The attribute that marks what was aimed at. */
export const aimName = 'data-aimed';

/** Marks what a step acts on; false where it is not there. */
export function aimAt({ id, target, at = 0, value }: Aim, places: ControlSelectors): boolean {
  for (const marked of document.querySelectorAll(`[${aimName}]`)) marked.removeAttribute(aimName);
  const root = id === undefined ? document.body : document.querySelector(`[${markName}="${id}"]`);
  if (root === null) return false;
  const all = id === undefined ? [...document.querySelectorAll(places[target])] : elementsOf(root);
  const fitting = all.filter(
    (control) =>
      control.matches(places[target]) &&
      control.checkVisibility() &&
      (value === undefined || (control instanceof HTMLInputElement && control.value === value)),
  );
  const found = fitting[at];
  found?.setAttribute(aimName, '');
  return found !== undefined;
}
