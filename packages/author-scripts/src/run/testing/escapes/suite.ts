import { expect, test } from 'vitest';
import { offerLibraryShims } from '../../built-ins.ts';
import { createLibraryShims } from '../../library-shims/create-library-shims.ts';
import { evaluate, scopeOf } from '../evaluate.ts';
import { type Attempt, names } from './attempt.ts';
import { constructors } from './constructors.ts';
import { endless } from './endless.ts';
import { globals } from './globals.ts';
import { hooks } from './hooks.ts';
import { host } from './host.ts';
import { endlessWays, ways } from './library-shims.ts';
import { prototypes } from './prototypes.ts';

export const attempts: readonly Attempt[] = [...constructors, ...prototypes, ...globals, ...hooks, ...host];

/** All that an author script could change for everybody, by name. */
function everything(): readonly string[] {
  const natives = [
    Object,
    Array,
    String,
    Number,
    Boolean,
    Function,
    RegExp,
    Date,
    Map,
    Set,
    Error,
    JSON,
    Math,
  ];
  return [globalThis, ...natives, ...natives.map((native) => Reflect.get(native, 'prototype'))].flatMap(
    (native) => (native === undefined ? [] : Reflect.ownKeys(native).map(String)),
  );
}

export function proveThatNothingEscapes(): void {
  offerLibraryShims(createLibraryShims);

  test.each(ways)('%s leads nowhere', (way) => {
    const before = everything();
    const outcome = evaluate(`return ${way};`, scopeOf(names));
    if (outcome.kind === 'done') expect(outcome.value).toBeUndefined();
    expect(everything()).toEqual(before);
  });

  test.each(endlessWays)('%s ends', (code) => {
    expect(evaluate(code, scopeOf(names)).kind).not.toBe('done');
  });

  test.each(attempts)('%s leads nowhere', (_title, code) => {
    const before = everything();
    const outcome = evaluate(code, scopeOf(names));
    expect(JSON.stringify(outcome)).not.toContain('escaped');
    expect(everything()).toEqual(before);
    expect(Reflect.ownKeys(names.instance)).toEqual(['key', 'check', 'list']);
    expect(Reflect.ownKeys(names.instance.check)).toEqual(['length', 'name']);
  });

  test.each(endless)('%s ends', (_title, code) => {
    const outcome = evaluate(code, scopeOf(names));
    expect(outcome.kind).not.toBe('done');
  });
}
