import type { FormName } from '../forms.ts';
import {
  addRows,
  clearFirst,
  goToNextPages,
  mount,
  moveRows,
  type Opened,
  pressKeys,
  removeFirstRows,
  removeMiddleRows,
  submitEmpty,
  type Timing,
} from './actions.ts';
import { load } from './load.ts';

/** At most so much, by the name of a measurement. */
type Bounds = Readonly<Record<string, number>>;

export interface Case {
  readonly what: string;
  /** First letters of the forms that it is measured of. */
  readonly forms: string;
  /** The form's page as its server draws it, or a page without a form. */
  readonly page: 'served' | 'empty';
  readonly measure: (opened: Opened) => Promise<Timing>;
  /** Goals as multiples of the floor. */
  readonly goals: Bounds;
  /** Other goals of single forms. */
  readonly goalsOf?: Readonly<Partial<Record<FormName, Bounds>>>;
  /** Goals in the unit of the measurement. */
  readonly limits?: Bounds;
  /** It must cost the same with 500 rows as with 10. */
  readonly isSameInAnySize?: true;
}

const whole = (most: number): Bounds => ({ script: most, task: most });
const rows = { page: 'served', goals: whole(2), isSameInAnySize: true } as const;

/** In the order in which they are done on one page. */
export const cases: readonly Case[] = [
  {
    what: 'load',
    forms: 'FCGW',
    page: 'served',
    measure: load,
    goals: whole(1.5),
    // On a processor four times slower.
    limits: { 'longest task': 200 },
  },
  { what: 'keystroke', forms: 'FCG', page: 'served', measure: pressKeys, goals: { script: 1.5 } },
  { what: 'clear the first', forms: 'C', page: 'served', measure: clearFirst, goals: whole(1.2) },
  { ...rows, what: 'add a row', forms: 'G', measure: addRows },
  { ...rows, what: 'remove the first row', forms: 'G', measure: removeFirstRows },
  { ...rows, what: 'remove a middle row', forms: 'G', measure: removeMiddleRows },
  { ...rows, what: 'move a row', forms: 'M', measure: moveRows },
  { what: 'submit', forms: 'V', page: 'served', measure: submitEmpty, goals: whole(1.5) },
  { what: 'next page', forms: 'W', page: 'served', measure: goToNextPages, goals: whole(2) },
  {
    what: 'mount',
    forms: 'FCG',
    page: 'empty',
    measure: mount,
    goals: { ...whole(1.5), 'heap, MiB': 1.8, elements: 1.3 },
    goalsOf: { F1000: whole(1.3) },
  },
];
