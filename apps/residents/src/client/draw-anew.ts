import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Elements that every page has in the same order: they keep the focus when one page replaces another. */
const lasting = ':scope > .g-skip, :scope > header a, :scope > main, :scope > footer a';

/** Draws a page in the place of what the server drew. Focus on a link around it stays there. */
export function drawAnew(container: HTMLElement, page: ReactNode): void {
  const places = () => [...container.querySelectorAll<HTMLElement>(lasting)];
  const place = places().findIndex((element) => element.matches(':focus'));
  flushSync(() => createRoot(container).render(page));
  places()[place]?.focus();
}
