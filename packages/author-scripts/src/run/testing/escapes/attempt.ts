import { createBrowser } from '../../browser.ts';
import type { HostValue } from '../../host.ts';

/**
 * A try to reach what is native. In the language itself it returns 'escaped', which a test shows, so that it is no
 * empty threat; here it must not.
 */
export type Attempt = readonly [title: string, code: string];

/** The names that each attempt finds. */
export const names = {
  data: { a: 5, name: 'Ann', list: [3, 1, 2], none: '', nested: { deep: true } },
  instance: { key: 'a', check: (value: HostValue) => value, list: () => [1, 2] },
  ...createBrowser({ path: 'a', language: 'en-CA' }),
};
