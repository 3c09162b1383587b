import type { Alias, Model, OwnRuleName, Rule } from '@guichet/engine';
import type { CodeHost } from '@guichet/engine/code';
import type { View } from '../frame/view.ts';

/** A deployment's own component types, in the file that `COMPONENTS_FILE` names. */
export interface CustomComponents {
  /** Further names for types, each with defaults of its own, by name: `textfield_nijmegen`. */
  readonly aliases?: Readonly<Record<string, CustomAlias>>;
  /** New types, by name. */
  readonly types?: Readonly<Record<string, CustomType>>;
  /** The rules that new types name in their models, each with its sentences in both languages. */
  readonly rules?: Readonly<Record<OwnRuleName, Rule>>;
  /**
   * Functions for author scripts beside Form.io's, in the page and on the form service alike: the same arguments must
   * always give the same result.
   */
  readonly code?: CodeHost;
}

export interface CustomAlias extends Omit<Alias, 'defaults'> {
  readonly defaults?: Alias['defaults'];
}

export interface CustomType {
  /** Runs in the page and on the form service: no React, no style sheet in what it imports. */
  readonly model: Model;
  /**
   * Draws it. Imported here and nowhere else, `async () => (await import('./view.tsx')).CardView`: a file of its
   * own then, which only the page of a form with such a component loads, with what it imports. Its style sheet
   * is linked by every page.
   */
  readonly view: () => Promise<View>;
}

/** Types the content of a components file: `export const components = defineComponents({ ... })`. */
export function defineComponents(components: CustomComponents): CustomComponents {
  return components;
}
