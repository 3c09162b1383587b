import { allocateText, currentRun, environment, spend, spendOn } from '../run.ts';
import { attempt } from '../values/attempt.ts';
import { primitiveOf, toNumber, toText } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { toHost } from '../values/host-proxy.ts';
import { protos } from '../values/protos.ts';
import type { Value } from '../values/sandbox-object.ts';
import { give, giveEach, maker, type Native } from './native.ts';

/** Methods that take and give plain values: native ones do them. */
const plain =
  'at charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf normalize padEnd padStart ' +
  'repeat slice startsWith substr substring toLowerCase toUpperCase trim trimEnd trimStart';

export function thisText(self: Value): string {
  if (self === undefined || self === null) return fail('TypeError', 'A method of texts is called on nothing');
  const text = toText(self);
  spendOn(text);
  return text;
}

function plainly(name: string): Native {
  return (self, given) => {
    const text = thisText(self);
    const plainGiven = given.map((value) => primitiveOf(value, 'text'));
    payFor(name, text, plainGiven);
    const result: unknown = attempt(() => Reflect.apply(Reflect.get(nativeText, name), text, plainGiven));
    if (typeof result === 'string') allocateText(result.length);
    // These methods return plain values.
    return typeof result === 'string' || typeof result === 'number' || typeof result === 'boolean'
      ? result
      : undefined;
  };
}

/** Where the methods of texts are found. */
const nativeText = Object('');

/** Charges for long texts, and for comparing two of them, before the work is done. */
function payFor(name: string, text: string, [first]: readonly Value[]): void {
  if (name === 'repeat') allocateText(text.length * Math.max(0, Math.trunc(Number(first)) || 0));
  else if (name.startsWith('pad')) allocateText(Math.max(0, Number(first) || 0));
  else if (typeof first === 'string') spend((text.length * first.length) / 256);
}

giveEach(protos.string, plain, plainly);
give(protos.string, {
  localeCompare(self, [compared, locales, options]) {
    const [text, beside] = [thisText(self), toText(compared)];
    const isPlain = locales === undefined && options === undefined;
    spend((isPlain ? 100 : 800) + (text.length + beside.length) / 4);
    return attempt(() =>
      Reflect.apply(text.localeCompare, text, [beside, ...locale(locales), formatOptions(options)]),
    );
  },
  toLocaleLowerCase: (self, [locales]) => inLocale('toLocaleLowerCase', self, locales),
  toLocaleUpperCase: (self, [locales]) => inLocale('toLocaleUpperCase', self, locales),
  toString: (self) => thisText(self),
  valueOf: (self) => thisText(self),
});

function inLocale(name: 'toLocaleLowerCase' | 'toLocaleUpperCase', self: Value, locales: Value): Value {
  const text = thisText(self);
  allocateText(text.length);
  spend(100);
  return attempt(() => Reflect.apply(text[name], text, locale(locales)));
}

/** The language that an author script names, else that of the environment. */
export function locale(named: Value): readonly unknown[] {
  if (named === undefined) return [environment().locale];
  const locales = toHost(named);
  for (const tag of Array.isArray(locales) ? locales : [locales]) payForLocale(String(tag));
  return [locales];
}

/** Languages that engines have at hand. All others are read in from data, once in a while. */
const atHand = /^(?:en|fr)(?:-[A-Z]{2})?$/i;

function payForLocale(name: string): void {
  const run = currentRun();
  spend(100 + name.length);
  if (atHand.test(name) || run.locales?.has(name)) return;
  run.locales = (run.locales ?? new Set()).add(name);
  spend(10_000);
}

/** How a number or a date is to be written: a text says nothing of it. */
export function formatOptions(given: Value): unknown {
  if (typeof given === 'string') return undefined;
  const options = toHost(given);
  // Calendars of other peoples are worked out by the moon.
  if (typeof options === 'object' && options !== null && 'calendar' in options) spend(5_000);
  return options;
}

export const stringConstructor = maker('String', protos.string, (_self, given) =>
  given.length === 0 ? '' : toText(given[0]),
);

give(stringConstructor, {
  fromCharCode: (_self, given) => String.fromCharCode(...given.map(toNumber)),
  fromCodePoint: (_self, given) => attempt(() => String.fromCodePoint(...given.map(toNumber))),
});
