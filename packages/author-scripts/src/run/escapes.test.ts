import { expect, test } from 'vitest';
import { names } from './testing/escapes/attempt.ts';
import { attempts, proveThatNothingEscapes } from './testing/escapes/suite.ts';

test('no try stands twice', () => {
  expect(new Set(attempts.map(([title]) => title)).size).toBe(attempts.length);
  expect(attempts.length).toBeGreaterThan(150);
});

// First: what the tries do to the language itself makes it slow.
proveThatNothingEscapes();

// In the language itself they succeed: what the interpreter stops is real.
test.each(attempts)('%s would escape', (_title, code) => {
  const run = new Function(...Object.keys(names), code);
  expect(run(...Object.values(structuredCloneOf(names)))).toBe('escaped');
});

/** Each try has its own data; methods are the same. */
function structuredCloneOf(all: typeof names): typeof names {
  return { ...all, data: structuredClone(all.data) };
}
