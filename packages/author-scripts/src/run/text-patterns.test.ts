import { describe, expect, test } from 'vitest';
import type { ScriptOutcome } from './host.ts';
import { runAuthorScript } from './run-author-script.ts';
import { scopeOf, treeOf } from './testing/evaluate.ts';

/** The result of code, and the steps that it took. */
function took(code: string): { readonly outcome: ScriptOutcome; readonly steps: number } {
  let steps = Number.NaN;
  const scope = {
    ...scopeOf(),
    took: (count: number) => {
      steps = count;
    },
  };
  return { outcome: runAuthorScript(treeOf(code), scope), steps };
}

const spent = { kind: 'spent', what: 'steps' };
const long = '"a".repeat(100000)';
const wide = '"[ab]{0,1000}c"';

describe('an expression that is made from text', () => {
  test.each([
    ['test', `new RegExp(${wide}).test(${long})`],
    ['exec', `new RegExp(${wide}).exec(${long})`],
    ['match', `${long}.match(${wide})`],
    ['search', `${long}.search(${wide})`],
    ['matchAll', `[...${long}.matchAll(${wide})]`],
    ['replace', `${long}.replace(new RegExp(${wide}), "")`],
    ['replaceAll', `${long}.replaceAll(new RegExp(${wide}, "g"), "")`],
    ['split', `${long}.split(new RegExp(${wide}))`],
    ['a flag that is changed', `new RegExp(/[ab]{0,1000}c/, "i").test(${long})`],
    ['many alternatives', `new RegExp("a".repeat(999) + "b|".repeat(100)).test(${long})`],
    [
      'what stands behind many ways',
      `new RegExp("[ab]{0,1000}" + "a".repeat(900) + "c").test("a".repeat(9000))`,
    ],
    ['places that repeat', `new RegExp("a*a*a*b").test("a".repeat(2000))`],
  ])('pays for all its ways before it is matched: %s', (_what, code) => {
    expect(took(`return ${code};`).outcome).toEqual(spent);
  });

  test('pays by its ways, its places and the length of the text', () => {
    const stepsOf = (pattern: string, length: number) => {
      const code = (asked: string) =>
        `const r = new RegExp("${pattern}"), t = "a".repeat(${length}); ${asked}`;
      return took(code('r.test(t)')).steps - took(code('r.flags')).steps;
    };
    expect(stepsOf('[ab]{0,1000}c', 400) / stepsOf('[ab]{0,10}c', 400)).toBeGreaterThan(50);
    expect(stepsOf('[ab]{0,100}c', 4000) / stepsOf('[ab]{0,100}c', 400)).toBeGreaterThan(9);
    expect(stepsOf('abcdefgh', 4000) / stepsOf('a', 4000)).toBeGreaterThan(7);
  });

  test.each([
    ['ahead', '(?=a)b'],
    ['ahead for what must not be', '(?!a)b'],
    ['back', '(?<=a)b'],
    ['back for what must not be', '(?<!a)b'],
    ['in a group', '((?=a)b)'],
  ])('looks neither ahead nor back (%s): its author may catch that', (_what, pattern) => {
    expect(took(`return new RegExp("${pattern}").test("ab");`).outcome).toMatchObject({
      kind: 'failed',
      name: 'SyntaxError',
    });
    expect(took(`try { return "ab".match("${pattern}"); } catch { return "caught"; }`).outcome).toEqual({
      kind: 'done',
      value: 'caught',
    });
  });

  test('may hold the signs of it as characters', () => {
    expect(
      took('return new RegExp("[(?=]a").test("?a") && new RegExp("\\\\(\\\\?=").test("(?=");').outcome,
    ).toEqual({ kind: 'done', value: true });
  });

  test('is no longer than 2,000 characters, and what it goes through no longer than 100,000', () => {
    const failed = (name: string) => ({ kind: 'failed', name });
    expect(took('return new RegExp("a".repeat(2000)).test("b");').outcome).toEqual({
      kind: 'done',
      value: false,
    });
    expect(took('return new RegExp("a".repeat(2001)).test("b");').outcome).toMatchObject(
      failed('SyntaxError'),
    );
    expect(took('return new RegExp("b").test("a".repeat(100000));').outcome).toEqual({
      kind: 'done',
      value: false,
    });
    expect(took('return new RegExp("b").test("a".repeat(100001));').outcome).toMatchObject(
      failed('RangeError'),
    );
  });

  test('costs little where it is what authors write', () => {
    const words = 'const words = Array.from({ length: 200 }, (_, i) => "word" + i);';
    const { outcome, steps } = took(
      `${words} return new RegExp(words.join("|"), "i").test("x".repeat(200));`,
    );
    expect(outcome).toEqual({ kind: 'done', value: false });
    expect(steps).toBeLessThan(50_000);
    expect(
      took('return "K1A 0B1".replace(new RegExp(" ", "g"), "").match("^[A-Z]\\\\d").index;').steps,
    ).toBeLessThan(300);
  });
});

test('an expression between slashes may look ahead, and pays for its alternatives', () => {
  expect(took('return "1234567".replace(/\\B(?=(\\d{3})+(?!\\d))/g, ",");').outcome).toEqual({
    kind: 'done',
    value: '1,234,567',
  });
  const of = (count: number) => Array.from({ length: count }, (_, index) => `w${index}x`).join('|');
  const steps = (count: number) => took(`return /${of(count)}/.test("w".repeat(50000));`).steps;
  expect(steps(50) / steps(5)).toBeGreaterThan(5);
});
