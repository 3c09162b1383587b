import type { Json } from '@guichet/definition';

/** A field's request for choices: its form and component name the address, which nobody else may choose. */
export interface SourceQuestion {
  /** The alias. */
  readonly form: string;
  readonly version: string;
  /** `PreparedComponent.id`. */
  readonly component: string;
  /** Values from the form in the address, in the order of its holes. */
  readonly holes: readonly string[];
  readonly search: string;
  /** How many items came before. */
  readonly skip: number;
}

export type SourceAnswer =
  | { readonly kind: 'found'; readonly items: readonly Json[]; readonly hasMore: boolean }
  /** Nothing came, or nothing that can be understood: it may be asked again. */
  | { readonly kind: 'failed' }
  /** The address is none that this deployment asks. */
  | { readonly kind: 'refused' };

/** Asks for choices that stand elsewhere. The page or host that shows a form provides it. */
export interface Sources {
  /** Rejects only when it is aborted. */
  ask(question: SourceQuestion, signal?: AbortSignal): Promise<SourceAnswer>;
}
