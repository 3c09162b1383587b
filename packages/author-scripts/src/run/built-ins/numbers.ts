import { allocateText, currentRun, environment, spend, spendOn } from '../run.ts';
import { attempt } from '../values/attempt.ts';
import { integerOf, toNumber, toText } from '../values/convert.ts';
import { wrongThis } from '../values/failure.ts';
import { protos } from '../values/protos.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';
import { fixed, give, giveEach, maker, native } from './native.ts';
import { formatOptions, locale } from './strings.ts';

function thisNumber(self: Value): number {
  return typeof self === 'number' ? self : wrongThis();
}

giveEach(protos.number, 'toFixed toPrecision toExponential toString', (name) => (self, given) => {
  const number = thisNumber(self);
  const digits = given.slice(0, 1).map((value) => (value === undefined ? undefined : integerOf(value)));
  allocateText(100);
  // Many digits are worked out one by one.
  spend(Math.abs(digits[0] ?? 0) > 20 || Math.abs(number) >= 1e21 || Math.abs(number) < 1e-6 ? 60 : 10);
  return attempt(() => Reflect.apply(Reflect.get(nativeNumber, name), number, digits));
});
/** Where the methods of numbers are found. */
const nativeNumber = Object(0);
give(protos.number, {
  toLocaleString(self, [locales, options]) {
    spend(500);
    const given = [...locale(locales), formatOptions(options)];
    return attempt(() => Reflect.apply(nativeNumber.toLocaleString, thisNumber(self), given));
  },
  valueOf: thisNumber,
});
give(protos.boolean, {
  toString: (self) => String(self),
  valueOf: (self) => self,
});

export const numberConstructor = maker('Number', protos.number, (_self, given) =>
  given.length === 0 ? 0 : toNumber(given[0]),
);
export const booleanConstructor = maker('Boolean', protos.boolean, (_self, [value]) => !!value);

const constants =
  'EPSILON MAX_SAFE_INTEGER MIN_SAFE_INTEGER MAX_VALUE MIN_VALUE POSITIVE_INFINITY NEGATIVE_INFINITY NaN';
for (const name of constants.split(' ')) numberConstructor.fields[name] = Reflect.get(Number, name);
giveEach(
  numberConstructor,
  'isFinite isInteger isNaN isSafeInteger',
  (name) =>
    (_self, [value]) =>
      Reflect.apply(Reflect.get(Number, name), undefined, [value]),
);
const parsing = {
  parseFloat: native('parseFloat', (_self, [value]) => Number.parseFloat(paid(toText(value)))),
  parseInt: native('parseInt', (_self, [value, radix]) =>
    Number.parseInt(paid(toText(value)), radix === undefined ? undefined : integerOf(radix)),
  ),
};
Object.assign(numberConstructor.fields, parsing);

function paid(text: string): string {
  spendOn(text);
  return text;
}

/** The functions of numbers and addresses that stand by themselves. */
export const numberFunctions: Readonly<Record<string, Value>> = {
  ...parsing,
  isFinite: native('isFinite', (_self, [value]) => Number.isFinite(toNumber(value))),
  isNaN: native('isNaN', (_self, [value]) => Number.isNaN(toNumber(value))),
  ...Object.fromEntries(
    Object.entries({ encodeURIComponent, decodeURIComponent, encodeURI, decodeURI }).map(
      ([name, convert]) => [
        name,
        native(name, (_self, [value]) => {
          const text = paid(toText(value));
          allocateText(text.length * 9);
          return attempt(() => convert(text));
        }),
      ],
    ),
  ),
};

export const math = new SandboxObject(protos.object);
const functions =
  'abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log ' +
  'log10 log1p log2 max min pow round sign sin sinh sqrt tan tanh trunc';
giveEach(
  math,
  functions,
  (name) => (_self, given) => Reflect.apply(Reflect.get(Math, name), undefined, given.map(toNumber)),
);
for (const name of 'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(' '))
  math.fields[name] = Reflect.get(Math, name);
give(math, { random: () => nextRandom() });
fixed(math);

/** The series that the environment's seed begins: the same on both sides. Source: mulberry32. */
function nextRandom(): number {
  const run = currentRun();
  const seed = ((run.seed ?? environment().seed) + 0x6d2b79f5) | 0;
  run.seed = seed;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
