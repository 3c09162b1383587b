import type { Locale } from '@guichet/definition';
import type { ReactNode } from 'react';

/** A subscription that the mailing list is to be told of. */
export interface Subscription {
  /** The list's script. It holds what the resident filled in: it never stands in an address of ours. */
  readonly url: string;
  /** `new`: the list is told at once. `told`: it was told, and has not confirmed. */
  readonly state: 'new' | 'told' | 'confirmed';
  readonly onTold: () => void;
  readonly onConfirmed: () => void;
  /** Tells it. Comes with the form that signs somebody up. */
  readonly Box: (props: { readonly locale: Locale; readonly subscription: Subscription }) => ReactNode;
}
