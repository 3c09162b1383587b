import { protos } from '../values/protos.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';
import { arrayConstructor } from './arrays.ts';
import { dateConstructor } from './dates.ts';
import { errorConstructors } from './errors.ts';
import { json } from './json.ts';
import { fixed, giveEach } from './native.ts';
import { booleanConstructor, math, numberConstructor, numberFunctions } from './numbers.ts';
import { objectConstructor } from './objects.ts';
import { regexpConstructor } from './regexp.ts';
import './replacing.ts';
import { stringConstructor } from './strings.ts';

/** Says nothing: an author's notes are nobody's business here. */
const console = new SandboxObject(protos.object);
giveEach(console, 'debug error info log warn', () => () => undefined);

const constructors: Readonly<Record<string, Value>> = {
  Array: arrayConstructor,
  Boolean: booleanConstructor,
  Date: dateConstructor,
  Number: numberConstructor,
  Object: objectConstructor,
  RegExp: regexpConstructor,
  String: stringConstructor,
  ...errorConstructors,
};

const values: Map<string, Value> = new Map(
  Object.entries({
    ...constructors,
    ...numberFunctions,
    console: fixed(console),
    Infinity: Number.POSITIVE_INFINITY,
    JSON: json,
    Math: math,
    NaN: Number.NaN,
  }),
);

// `value.constructor === Array`: our own constructors, and none for functions.
const madeBy: readonly (readonly [proto: SandboxObject, maker: Value])[] = [
  [protos.object, objectConstructor],
  [protos.array, arrayConstructor],
  [protos.string, stringConstructor],
  [protos.number, numberConstructor],
  [protos.boolean, booleanConstructor],
  [protos.date, dateConstructor],
  [protos.regexp, regexpConstructor],
  [protos.function, undefined],
];
for (const [proto, maker] of madeBy) Object.assign(proto.fields, { constructor: maker });

for (const sandboxObject of [...Object.values(constructors), ...Object.values(protos)]) {
  if (sandboxObject instanceof SandboxObject) fixed(sandboxObject);
}

/** The built-in names. Names that are not here do not exist: neither `Function` nor `globalThis` nor `Symbol`. */
export const globals = {
  has: (name: string) => values.has(name),
  get: (name: string) => values.get(name),
};

/** Adds what comes in a file of its own. */
export function offer(name: string, value: Value): void {
  values.set(name, value instanceof SandboxObject ? fixed(value) : value);
}
