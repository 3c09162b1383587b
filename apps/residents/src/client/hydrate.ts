import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over what the server drew, as a transition: React then pauses every few milliseconds, so that a slow phone shows
 * what is typed meanwhile. A difference between the two drawings is a fault of ours, and said loudly.
 */
export function hydrate(container: HTMLElement, page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(container, page, { onRecoverableError: (error) => console.error(error) });
  });
}
