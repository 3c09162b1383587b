import { dateConstructor, SandboxDate } from './built-ins/dates.ts';
import { offer } from './built-ins/globals.ts';
import { fixed, give, native } from './built-ins/native.ts';
import { math } from './built-ins/numbers.ts';
import { allocate, allocateText, environment, spend } from './run.ts';
import { call } from './values/call.ts';
import { primitiveOf, toNumber, toText } from './values/convert.ts';
import { fail } from './values/failure.ts';
import { HostProxy } from './values/host-proxy.ts';
import { findItems } from './values/iterate.ts';
import { itemsOfList, List } from './values/list.ts';
import { isIdentical, operations } from './values/operate.ts';
import { Pattern } from './values/pattern.ts';
import { hasProperty, ownKeysOf, propertyOf, setProperty } from './values/property.ts';
import { protos } from './values/protos.ts';
import { absent, Callable, SandboxObject, sandboxObjectSize, type Value } from './values/sandbox-object.ts';
import { instantInZone, shownAt } from './values/zone.ts';

/**
 * The parts of the interpreter that a library shim is written with. It is passed as an argument, so that the shims are
 * a file of their own, which imports types only.
 */
const runtime = {
  ...{
    Callable,
    SandboxDate,
    HostProxy,
    List,
    Pattern,
    SandboxObject,
    absent,
    date: dateConstructor,
    math,
    protos,
  },
  ...{ call, propertyOf, setProperty, hasProperty, ownKeysOf, findItems },
  ...{ numberOf: toNumber, primitiveOf, textOf: toText, isIdentical, operations, listOf: itemsOfList },
  ...{ allocate, allocateText, environment, fail, spend },
  ...{ fixed, give, native, instantAt: instantInZone, shownAt, sandboxObjectSize },
} as const;

export type InterpreterRuntime = typeof runtime;

/** Makes libraries of values of the interpreter, by the name that an author script calls each. */
export type MakeLibraryShims = (runtime: InterpreterRuntime) => Readonly<Record<string, Value>>;

export function libraryShimsOf(make: MakeLibraryShims): ReturnType<MakeLibraryShims> {
  return make(runtime);
}

/** From now on author scripts find these libraries. */
export function offerLibraryShims(make: MakeLibraryShims): void {
  for (const [name, shim] of Object.entries(libraryShimsOf(make))) offer(name, shim);
}
