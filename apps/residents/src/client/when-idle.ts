/** Milliseconds. */
const longestWait = 5000;

/**
 * Does what nothing waits for, once the page has nothing else to do, or after a while: a burdened device may never say
 * that it is idle. Safari does not tell.
 */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, 200);
}
