import { expect, test } from 'vitest';
import type { HostValue } from './host.ts';
import { MissingBuiltInsError, runAuthorScript } from './run-author-script.ts';
import type { Expression } from './tree.ts';
import { protos } from './values/protos.ts';

// Trees as the parser makes them: the parser itself brings the built-ins along.
const list: HostValue = {
  isList: true,
  get: (key: string) => ['b', 'c'][Number(key)],
  keys: () => ['0', '1', 'length'],
};
const names: Readonly<Record<string, HostValue>> = {
  a: ['x', ['y', null, 2]],
  o: { k: 1 },
  list,
  f: (...given: readonly HostValue[]) => given.length,
};

function outcomeOf(expression: Expression) {
  return runAuthorScript(
    { size: 0, body: [['return', expression]] },
    {
      read: (name) => names[name],
      knows: (name) => Object.hasOwn(names, name),
      environment: () => ({ now: 0, timeZone: 'UTC', seed: 1, locale: 'en-CA' }),
    },
  );
}

const a: Expression = ['free', 'a'];
const o: Expression = ['free', 'o'];

test('the built-ins are not there', () => {
  expect(Object.keys(protos.array.fields)).toEqual(['toString']);
});

test.each<[string, Expression, HostValue]>([
  ['a list as text', ['binary', '+', a, ['value', '!']], 'x,y,,2!'],
  ['a list of the host as text', ['binary', '==', ['free', 'list'], ['value', 'b,c']], true],
  ['an object as text', ['binary', '+', ['value', ''], o], '[object Object]'],
  ['an object compared', ['binary', '==', o, ['value', '[object Object]']], true],
  ['an object as a number', ['binary', '>', o, ['value', 1]], false],
  ['a function as text', ['binary', '+', ['free', 'f'], ['value', '']], 'function method() { [code] }'],
  ['a method of the host', ['call', ['free', 'f'], [a, o], 0], 2],
  ['what is not there', ['member', o, 'z', 0], undefined],
])('%s', (_, expression, value) => {
  expect(outcomeOf(expression)).toEqual({ kind: 'done', value });
});

test('what fails is named as the language does', () => {
  const missing: Expression = ['member', ['member', o, 'z', 0], 'y', 0];
  expect(outcomeOf(missing)).toMatchObject({ kind: 'failed', name: 'TypeError' });
  expect(outcomeOf(['free', 'gone'])).toMatchObject({ kind: 'failed', name: 'ReferenceError' });
});

test('an author script that needs them is a fault of its caller', () => {
  expect(() => outcomeOf(['array', []])).toThrow(MissingBuiltInsError);
  expect(() => outcomeOf(['call', ['free', 'f'], [['spread', a]], 0])).toThrow(MissingBuiltInsError);
});
