import { afterAll, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
// Whichever file loads them first, all others have them too: so each has them from its start.
import '../../packages/renderer/src/styles.ts';

// React would name each element for a debugger that nobody opens: a tenth of all time.
Reflect.deleteProperty(console, 'createTask');

/** As Vitest opens it. */
const size = [window.innerWidth, window.innerHeight] as const;
const root = document.documentElement;
let found = attributesOf(root);

// All browser test files share one page, so that what they import is loaded once.
beforeAll(() => {
  found = attributesOf(root);
});

/** A test whose own end was not reached leaves its form, its dialog or its language to no other file. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of found) root.setAttribute(name, value);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (location.hash !== '') history.replaceState(null, '', ' ');
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(...size);
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
});

function attributesOf(element: Element): readonly (readonly [string, string])[] {
  return [...element.attributes].map(({ name, value }) => [name, value] as const);
}
