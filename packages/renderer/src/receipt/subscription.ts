import type { Locale } from '@guichet/definition';
import type { ReactNode } from 'react';

/** A subscription to notify the mailing list of. */
export interface Subscription {
  /** The list's script. It holds what the resident filled in: it never stands in an address of ours. */
  readonly url: string;
  /** The address of the document that the script runs in. */
  readonly frame: string;
  /** `new`: the list is notified at once. `told`: the list was notified, and has not confirmed. */
  readonly state: 'new' | 'told' | 'confirmed';
  readonly onNotified: () => void;
  readonly onConfirmed: () => void;
  /** Tells it. Comes with the form that signs somebody up. */
  readonly Box: (props: { readonly locale: Locale; readonly subscription: Subscription }) => ReactNode;
}
