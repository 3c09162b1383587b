import type { Json } from '@guichet/definition';

/** A step of filling in, as a resident takes it. `path`: of the data, with the index of a row. */
export type Step =
  | { readonly kind: 'answer'; readonly path: string; readonly value: Json }
  | { readonly kind: 'addRow' | 'saveRow'; readonly path: string }
  | { readonly kind: 'next' };

/** Answers that show it. */
export type Witness = readonly Step[];

export type Verdict =
  | { readonly kind: 'reached'; readonly witness: Witness }
  /** `because`: an exact argument, as a sentence. */
  | { readonly kind: 'never'; readonly because: string }
  | { readonly kind: 'undecided'; readonly because: string };

export interface Proof {
  /** `reached`: a page or field is seen. `satisfied`, `violated`: a rule of a field, which can be passed or failed. */
  readonly claim: 'reached' | 'satisfied' | 'violated';
  /** Of the component, in the definition. */
  readonly path: string;
  /** Its label or title, else its key. */
  readonly name: string;
  readonly isPage: boolean;
  /** Of a claim on a rule: its name. */
  readonly rule?: string;
  readonly verdict: Verdict;
}
