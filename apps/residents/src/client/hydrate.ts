import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over what the server drew. A difference between the two drawings is a fault of ours, and said loudly. */
export function hydrate(container: HTMLElement, page: ReactNode): void {
  hydrateRoot(container, page, { onRecoverableError: (error) => console.error(error) });
}
