import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
// Whichever file loads styles first, all others have them too: so each has all of them from its start.
import '../../packages/fields/src/every-view.ts';
import '../../packages/renderer/src/styles.ts';
import '../../packages/renderer/src/review/style.css';
import '../../packages/renderer/src/receipt/style.css';
import '../../packages/renderer/src/testing/no-owner-stacks.ts';
import { listenersOfPage } from './page-listeners.ts';

// React would name each element for a debugger that nobody opens: a tenth of all time.
Reflect.deleteProperty(console, 'createTask');

/** Test files share a page: each leaves it as it was found. */
const found = { state: state() };

beforeAll(async () => {
  await page.viewport(414, 896);
  found.state = state();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(() => {
  const left = state();
  // Leftovers of one file fail that file, not those after it.
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  if (location.hash !== '') history.replaceState(null, '', ' ');
  localStorage.clear();
  sessionStorage.clear();
  expect(left, 'This file changes its page for those after it').toEqual(found.state);
});

function state() {
  const { fetch, Date: clock, setTimeout: wait, Math: math, JSON: json } = globalThis;
  const { log, warn, error } = console;
  return {
    drawn: [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 300)),
    root: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    styles: [...document.styleSheets, ...document.adoptedStyleSheets].length,
    focused: document.activeElement?.localName,
    listeners: listenersOfPage(),
    address: location.href,
    kept: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
    globals: Object.getOwnPropertyNames(globalThis).sort(),
    methods: [Object, Function, Array, String, Promise, EventTarget, Element].flatMap(({ name, prototype }) =>
      Object.getOwnPropertyNames(prototype).map((method) => `${name}.${method}`),
    ),
    replaceable: [fetch, clock, wait, math, json, log, warn, error],
  };
}
