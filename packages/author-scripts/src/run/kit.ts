import { DateThing, dateConstructor } from './built-ins/dates.ts';
import { offer } from './built-ins/globals.ts';
import { fixed, give, native } from './built-ins/native.ts';
import { math } from './built-ins/numbers.ts';
import { allocate, allocateText, environment, spend } from './run.ts';
import { call } from './values/call.ts';
import { numberOf, primitiveOf, textOf } from './values/convert.ts';
import { Door } from './values/door.ts';
import { fail } from './values/failure.ts';
import { findItems } from './values/iterate.ts';
import { List, listOf } from './values/list.ts';
import { isIdentical, operations } from './values/operate.ts';
import { Pattern } from './values/pattern.ts';
import { hasProperty, ownKeysOf, propertyOf, setProperty } from './values/property.ts';
import { protos } from './values/protos.ts';
import { absent, Callable, Thing, thingSize, type Value } from './values/thing.ts';
import { instantAt, shownAt } from './values/zone.ts';

/**
 * What a face of a library is written with: the interpreter's own values and their only doors. It is handed over, so
 * that the faces are a file of their own, which imports nothing but types.
 */
const kit = {
  ...{ Callable, DateThing, Door, List, Pattern, Thing, absent, date: dateConstructor, math, protos },
  ...{ call, propertyOf, setProperty, hasProperty, ownKeysOf, findItems },
  ...{ numberOf, primitiveOf, textOf, isIdentical, operations, listOf },
  ...{ allocate, allocateText, environment, fail, spend },
  ...{ fixed, give, native, instantAt, shownAt, thingSize },
} as const;

export type Kit = typeof kit;

/** Makes libraries of values of the interpreter, by the name that a snippet calls each. */
export type MakeFaces = (kit: Kit) => Readonly<Record<string, Value>>;

export function facesOf(make: MakeFaces): ReturnType<MakeFaces> {
  return make(kit);
}

/** From now on snippets find these libraries. */
export function offerFaces(make: MakeFaces): void {
  for (const [name, face] of Object.entries(facesOf(make))) offer(name, face);
}
