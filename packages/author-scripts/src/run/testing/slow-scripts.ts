/**
 * Author scripts that are made to be slow: each does again and again what may cost more time than its steps say.
 * `slowScripts(count, seed)` gives the same ones for the same numbers. The quick tests run a few and count steps and
 * outcomes; whatever measures processor time imports this file:
 * `packages/author-scripts/src/run/testing/slow-scripts.ts`.
 */
export interface SlowScript {
  readonly title: string;
  /** A script with the output `value`. It names nothing of a form, and `_`, `moment` and `utils` of the libraries. */
  readonly code: string;
}

/** Large values, of which a script declares those that it names. */
const values: Readonly<Record<string, string>> = {
  ...{
    whole: '12345',
    part: '12345.678',
    huge: '1e21',
    tiny: '1e-300',
    minus: '-1',
    yes: 'true',
    none: 'undefined',
  },
  ...{ word: '"abc"', path: '"a.b.c.d.e.f"', long: '"ab c".repeat(50000)', key: '"k".repeat(200000)' },
  ...{
    accents: '"é\\u0301".repeat(50000)',
    dots: '"a.".repeat(50000)',
    tag: '"de-x-" + "abcdefgh-".repeat(20) + "a"',
  },
  list: 'new Array(20000).fill(7)',
  words: 'Array.from({ length: 2000 }, (_, i) => "text number " + ((i * 7919) % 2000))',
  object: '(() => { const o = {}; for (let i = 0; i < 3000; i++) o["key" + i] = i; return o; })()',
  nested:
    '(() => { const o = {}; for (let i = 0; i < 300; i++) o["key" + i] = { a: { b: i } }; return o; })()',
  rows: 'Array.from({ length: 1000 }, (_, i) => ({ id: i, n: i % 7, name: "n" + i }))',
  languages:
    '["aa", "af", "am", "ar", "as", "be", "bg", "bn", "cs", "da", "de", "el", "et", "fa", "he", "hi"]',
  format: '({ style: "currency", currency: "CAD", minimumFractionDigits: 2 })',
  dateFormat: '({ dateStyle: "full", timeStyle: "full", calendar: "chinese" })',
  date: 'new Date(2024, 1, 2)',
  pattern: '/a+b/g',
  map: 'new Map(Array.from({ length: 3000 }, (_, i) => ["k" + i, i]))',
  set: 'new Set(Array.from({ length: 3000 }, (_, i) => "k" + i))',
  same: '((a) => a)',
  numbers: 'new Intl.NumberFormat("en", { style: "currency", currency: "CAD" })',
  dates: 'new Intl.DateTimeFormat("en", { dateStyle: "full" })',
  moment1: 'moment("2024-05-15")',
};

const methods: readonly (readonly [on: string, names: string])[] = [
  [
    'word long accents key',
    'at charAt codePointAt concat endsWith includes indexOf lastIndexOf localeCompare match normalize padEnd padStart repeat replace replaceAll search slice split startsWith substring toLocaleLowerCase toLocaleUpperCase toUpperCase trim',
  ],
  ['part huge tiny', 'toExponential toFixed toLocaleString toPrecision toString'],
  [
    'list words rows',
    'at concat every fill filter find flat flatMap includes indexOf join map pop push reduce reverse shift slice some sort splice toSorted toString unshift with',
  ],
  ['object nested', 'hasOwnProperty propertyIsEnumerable toLocaleString toString'],
  [
    'date',
    'getDay getHours setFullYear setMonth toDateString toISOString toLocaleDateString toLocaleString toString',
  ],
  ['pattern', 'exec test'],
  ['map set', 'delete entries forEach has keys values'],
  ['numbers dates', 'format formatToParts'],
  [
    'moment1',
    'add calendar clone diff endOf format fromNow isAfter isSame startOf subtract toISOString year',
  ],
  ['Object', 'assign create entries fromEntries getOwnPropertyNames hasOwn keys values'],
  ['JSON', 'parse stringify'],
  ['String', 'fromCharCode fromCodePoint'],
  ['Math', 'hypot max min pow'],
  [
    '_',
    'assign chunk clone cloneDeep compact countBy defaults difference entries filter find flatten flattenDeep fromPairs get groupBy has includes intersection isEmpty isEqual keyBy keys mapKeys mapValues max merge omit omitBy orderBy partition pick pickBy range round set size sortBy sum times toPairs union uniq uniqBy unset values without zipObject',
  ],
  ['utils', 'eachComponent findComponents flattenComponents getComponent getValue guid'],
];

const makers =
  'new Date|new RegExp|new Map|new Set|new Array|new Intl.NumberFormat|new Intl.DateTimeFormat|Number|parseInt|encodeURIComponent|decodeURIComponent|moment|new Error';

/** Whole expressions that were slow once. */
const once = [
  ...[
    'key in object',
    'delete object[key]',
    'object[key]',
    '(object[key + "x"] = 1)',
    '({ [key]: 1 })',
    'list[key]',
  ],
  ...[
    '({ ...object })',
    '[...long]',
    'long === long + ""',
    '+key',
    'list + ""',
    'object.a.b',
    '[...list, ...list]',
  ],
  ...['new RegExp("[ab]{0,1000}c").test("a".repeat(90000))', '"a".repeat(90000).match("[ab]{0,1000}c")'],
  ...['"a".repeat(90000).search("a{0,9}a{0,9}a{0,9}b")', '"a".repeat(9000).replace(new RegExp("a*b"), "")'],
  ...['new RegExp(/[ab]{0,1000}c/, "i").test("a".repeat(90000))', '"a".repeat(3000).match("(?=a{0,99})a*b")'],
  ...[
    '/\\s+$/.test(" ".repeat(13000) + "x")',
    'moment(list)',
    'moment1.startOf(long)',
    'moment("2024", "Y".repeat(900))',
  ],
  ...['languages.map((l) => part.toLocaleString(l, format))', 'date.toLocaleString(languages, dateFormat)'],
  ...[
    'languages.map((l) => new Intl.DateTimeFormat(l, dateFormat).format(date))',
    'part.toLocaleString(tag)',
  ],
  ...['dates.formatToParts(date)', 'tiny.toPrecision(100)', 'huge.toFixed(100)', 'tiny.toString(2)'],
  ...[
    '_.merge({}, nested, nested)',
    '_.toPairs(object)',
    '_.set({}, dots, 1)',
    '_.get({}, dots)',
    '_.omit(object, words)',
  ],
  ...[
    '_.sortBy(rows, ["n", "id"])',
    '_.uniqBy(rows, "id")',
    '_.isEqual(rows, rows.slice())',
    '_.toPairs(long)',
  ],
  ...[
    'JSON.parse(JSON.stringify(rows))',
    'JSON.parse("[".repeat(900))',
    'Object.hasOwn(long, word)',
    'words.sort()',
  ],
] as const;

/** So many slow scripts: half of them known ones, the others from the tables above. */
export function slowScripts(count: number, seed: number): readonly SlowScript[] {
  let state = seed >>> 0;
  // Source: mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(random() * from.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  };
  const given = () =>
    Array.from({ length: Math.floor(random() * 3) }, () => pick(Object.keys(values))).join(', ');
  const made = () => {
    if (random() < 0.15) return `${pick(makers.split('|'))}(${given()})`;
    const [on, names] = pick(methods);
    return `${pick(on.split(' '))}.${pick(names.split(' '))}(${given()})`;
  };
  const wrapped = (expression: string) =>
    pick([
      `for (;;) { try { ${expression}; } catch {} }`,
      `for (;;) { try { ${expression}; ${expression}; } finally { continue; } }`,
      `const again = () => { try { return ${expression}; } catch {} }; for (;;) [1, 2, 3].forEach(again);`,
      `const o = { get again() { try { ${expression}; } catch {} return true; } }; while (o.again);`,
    ]);
  return Array.from({ length: count }, (_, index) => {
    const title = random() < 0.5 ? pick(once) : made();
    return { title: `${index}: ${title}`, code: `${declared(title)} ${wrapped(title)}` };
  });
}

/** Declares what an expression names. */
function declared(expression: string): string {
  return Object.entries(values)
    .filter(([name]) => new RegExp(`(?<![.\\w"])${name}(?![\\w":])`).test(expression))
    .map(([name, value]) => `const ${name} = ${value};`)
    .join(' ');
}
