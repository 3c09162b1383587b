import type { Aim } from './aim.ts';

/** The visible state of a form, and its data: the same shape for both renderers. */
export interface ComparedState {
  /** The titles of the pages of a wizard, in order; empty for a form without pages. */
  readonly pages: readonly string[];
  /** Of the page that is shown, from 0. */
  readonly page: number;
  /** Buttons to go on or back. */
  readonly buttons: readonly WayOn[];
  readonly components: readonly SeenComponent[];
  /** The form's data as JSON. */
  readonly data: string;
  /** How often the form was accepted. */
  readonly sent: number;
}

export type WayOn = 'previous' | 'next' | 'submit';

/** A component that can be seen. */
export interface SeenComponent {
  /** The same on both sides: where it stands in the definition, and in which rows. */
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly inGrid: boolean;
  readonly label: string;
  /** The values of its controls; of a text, the text. */
  readonly shown: readonly string[];
  readonly messages: readonly string[];
  readonly disabled: boolean;
}

/** The name of the attribute that marks the element of a component. */
export const markName = 'data-compared';

/** The objects that both pages leave for the comparison. */
export interface Compared {
  /** Marks the elements of components again, and reads the page. */
  read(): ComparedState;
  /** Marks what a step acts on, see `aimName`; false where it is not there. */
  aim(aim: Aim): boolean;
}

declare global {
  interface Window {
    compared?: Compared;
  }
}
