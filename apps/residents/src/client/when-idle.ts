/** Does what nothing waits for, once the page has nothing else to do. Safari does not tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}
