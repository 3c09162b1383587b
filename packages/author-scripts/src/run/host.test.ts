import { describe, expect, test } from 'vitest';
import { parseAuthorScript } from '../compile/parse-author-script.ts';
import type { HostObject, HostValue, ScriptScope } from './host.ts';
import { runAuthorScript } from './run-author-script.ts';
import { evaluate, scopeOf, valueFrom } from './testing/evaluate.ts';

/** An object that notes what is asked of it. */
function watched(
  values: Readonly<Record<string, HostValue>>,
  isList = false,
): HostObject & { readonly asked: string[]; readonly written: (readonly [string, HostValue])[] } {
  const asked: string[] = [];
  const written: (readonly [string, HostValue])[] = [];
  return {
    isList,
    asked,
    written,
    get(key) {
      asked.push(key);
      return Object.hasOwn(values, key) ? values[key] : undefined;
    },
    keys: () => Object.keys(values),
    set(key, value) {
      written.push([key, value]);
    },
  };
}

test('the output begins with what it held, and is what was assigned to it', () => {
  expect(evaluate('value = value + 1', scopeOf({}, 5))).toEqual({ kind: 'done', value: 6 });
});

test('the output of an expression by itself stays as it was', () => {
  expect(evaluate('data.a === 1', scopeOf({ data: { a: 1 } }, true))).toEqual({ kind: 'done', value: true });
});

test('what is returned wins over what was assigned', () => {
  expect(valueFrom('value = 1; return 2;')).toBe(2);
  expect(valueFrom('value = 1; return;')).toBeUndefined();
});

test('an author who declares the output again gets the same one', () => {
  expect(evaluate('var value; value += 1', scopeOf({}, 5))).toEqual({ kind: 'done', value: 6 });
});

test('a variable that is called as a name of the host begins with what that holds', () => {
  expect(valueFrom('var data = data || {}; return data.a;', scopeOf({ data: { a: 3 } }))).toBe(3);
  expect(valueFrom('var input; return input;', scopeOf({ input: 'x' }))).toBe('x');
});

test('only what a snippet reads is asked of the host', () => {
  const data = watched({ a: 1, b: 2, inner: watched({ c: 3 }) });
  expect(valueFrom('value = data.a > 1 ? data.b : data.inner.c', scopeOf({ data }))).toBe(3);
  expect(data.asked).toEqual(['a', 'inner']);
});

test('a list of the host is gone through as an array', () => {
  const rows = watched({ 0: watched({ n: 2 }), 1: watched({ n: 3 }), length: 2 }, true);
  const list: HostObject = { ...rows, keys: () => ['0', '1'] };
  const scope = scopeOf({ data: { rows: list } });
  expect(valueFrom('value = data.rows.reduce((sum, row) => sum + row.n, 0)', scope)).toBe(5);
  expect(valueFrom('value = data.rows.length + [...data.rows].length + data.rows[1].n', scope)).toBe(7);
  expect(valueFrom('value = Array.isArray(data.rows) && data.rows instanceof Array', scope)).toBe(true);
  expect(
    valueFrom(
      'let s = 0; for (const row of data.rows) s += row.n; for (const i in data.rows) s += i; return s;',
      scope,
    ),
  ).toBe('501');
});

test('what is assigned goes to the host, and the snippet sees it from then on', () => {
  const data = watched({ a: 1 });
  expect(
    valueFrom('data.a = { list: [1, new Date(0)] }; value = data.a.list.length', scopeOf({ data })),
  ).toBe(2);
  expect(data.written).toEqual([['a', { list: [1, '1970-01-01T00:00:00.000Z'] }]]);
});

test('what the host does not let be set cannot be set', () => {
  const component: HostObject = { get: (key) => (key === 'key' ? 'a' : undefined), keys: () => ['key'] };
  expect(evaluate('component.key = "b"', scopeOf({ component }))).toMatchObject({ kind: 'failed' });
  expect(
    valueFrom('try { component.key = "b"; } catch (e) { return component.key; }', scopeOf({ component })),
  ).toBe('a');
});

test('data that a snippet changes without assigning it is its own copy', () => {
  const list = [1, 2];
  expect(valueFrom('data.list.push(3); value = data.list.length', scopeOf({ data: { list } }))).toBe(3);
  expect(list).toEqual([1, 2]);
});

test('the same object of the host is the same object of the snippet', () => {
  const shared = { a: 1 };
  expect(
    valueFrom(
      'value = data.x === data.y && data.x === row',
      scopeOf({ data: { x: shared, y: shared }, row: shared }),
    ),
  ).toBe(true);
});

test('methods of the host are called with copies, and may fail', () => {
  const given: unknown[] = [];
  const instance = {
    isGood: (...values: readonly HostValue[]) => {
      given.push(...values);
      return { good: values.length };
    },
    fails: () => {
      throw new Error('no such register');
    },
  };
  const scope = scopeOf({ instance });
  expect(valueFrom('value = instance.isGood({ a: [1] }, () => 1, "x").good', scope)).toBe(3);
  expect(given).toEqual([{ a: [1] }, undefined, 'x']);
  expect(valueFrom('try { instance.fails() } catch (e) { return e.message }', scope)).toBe(
    'no such register',
  );
  expect(evaluate('instance.missing()', scope)).toMatchObject({ kind: 'failed', name: 'TypeError' });
});

test('what a host throws where it is read passes through', () => {
  const data: HostObject = {
    get() {
      throw new Error('parts are missing');
    },
    keys: () => [],
  };
  expect(() => evaluate('try { data.a } catch (e) { value = 1 }', scopeOf({ data }))).toThrow(
    'parts are missing',
  );
});

test('a snippet may be run while another runs', () => {
  const { authorScript } = parseAuthorScript('value = value * 2', 'value');
  const double = (number: HostValue) => {
    if (authorScript === undefined) throw new Error('not parsed');
    const outcome = runAuthorScript(authorScript, scopeOf({}, number));
    return outcome.kind === 'done' ? outcome.value : undefined;
  };
  expect(valueFrom('const x = 1; const y = double(4); return x + y + double(1);', scopeOf({ double }))).toBe(
    11,
  );
});

test('the clock, the zone and chance are those of the environment', () => {
  expect(valueFrom('return [new Date(), Date.now(), new Date().getHours(), Date().slice(0, 15)]')).toEqual([
    '2026-01-31T19:30:00.000Z',
    Date.UTC(2026, 0, 31, 19, 30),
    14,
    'Sat Jan 31 2026',
  ]);
  const series = valueFrom('return [Math.random(), Math.random()]');
  expect(valueFrom('return [Math.random(), Math.random()]')).toEqual(series);
  expect(new Set([series].flat()).size).toBe(2);
  expect(valueFrom('return (1234.5).toLocaleString()')).toBe('1,234.5');
});

test('what leaves is data: functions, holes and circles do not', () => {
  expect(
    valueFrom('return { f() {}, a: [1, , () => 1], n: NaN, d: new Date(0), m: new Map([[1, 2]]) }'),
  ).toEqual({
    a: [1, null, null],
    n: Number.NaN,
    d: '1970-01-01T00:00:00.000Z',
    m: {},
  });
  expect(evaluate('const a = {}; a.a = a; return a;')).toMatchObject({ kind: 'failed', name: 'TypeError' });
});

test.each([
  ['while (true) {}', 'steps'],
  ['for (;;);', 'steps'],
  ['do {} while (1)', 'steps'],
  ['try { for (;;) {} } catch (e) { value = 1 } finally { value = 2 }', 'steps'],
  ['for (;;) { try { for (;;) {} } catch (e) {} finally { continue; } }', 'steps'],
  ['const f = () => f(); f()', 'depth'],
  ['const f = () => { try { f() } finally { f() } }; f()', 'depth'],
  ['let s = "x"; for (;;) s += s;', 'memory'],
  ['"x".repeat(1e9)', 'memory'],
  ['new Array(1e9)', 'memory'],
  ['const a = []; a.length = 4e9;', 'memory'],
  ['const a = []; for (;;) a.push(a);', 'steps'],
])('%s ends', (code, what) => {
  expect(evaluate(code)).toEqual({ kind: 'spent', what });
});

describe("a browser's names", () => {
  const inPage = (names: Readonly<Record<string, HostValue>> = {}, asked: string[] = []): ScriptScope => ({
    ...scopeOf(names),
    browser() {
      asked.push('browser');
      return { path: 'permits/dog', language: 'fr-CA' };
    },
  });

  test('are not defined where the host names no browser', () => {
    expect(evaluate('return window;')).toMatchObject({ kind: 'failed', name: 'ReferenceError' });
    expect(valueFrom('return typeof window;')).toBe('undefined');
  });

  test('tell what the host tells, which is asked once and only by code that names one', () => {
    const asked: string[] = [];
    expect(valueFrom('return 1;', inPage({}, asked))).toBe(1);
    expect(asked).toEqual([]);
    const code =
      'return [location.pathname, navigator.language, window.location === location, document.title];';
    expect(valueFrom(code, inPage({}, asked))).toEqual(['/permits/dog', 'fr-CA', true, '']);
    expect(asked).toEqual(['browser']);
  });

  test('give way to a name of the host, though it holds nothing', () => {
    expect(valueFrom('return location;', inPage({ location: 'Hull' }))).toBe('Hull');
    expect(valueFrom('return location === undefined;', inPage({ location: undefined }))).toBe(true);
  });

  test('keep what is set on them until the run ends', () => {
    const scope = inPage();
    expect(valueFrom("localStorage.setItem('a', 1); return window.localStorage.getItem('a');", scope)).toBe(
      '1',
    );
    expect(valueFrom("return localStorage.getItem('a');", scope)).toBeNull();
  });
});
