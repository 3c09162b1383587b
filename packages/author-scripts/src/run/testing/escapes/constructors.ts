import type { Attempt } from './attempt.ts';

const run = `('return "escaped"')()`;

export const constructors: readonly Attempt[] = [
  ['the constructor of the constructor of an object', `return ({}).constructor.constructor${run}`],
  ['the constructor of the constructor of an array', `return [].constructor.constructor${run}`],
  ['the constructor of the constructor of a text', `return ''.constructor.constructor${run}`],
  ['the constructor of the constructor of a number', `return (0).constructor.constructor${run}`],
  ['the constructor of the constructor of a boolean', `return true.constructor.constructor${run}`],
  ['the constructor of the constructor of an expression', `return /x/.constructor.constructor${run}`],
  ['the constructor of a function', `return (function () {}).constructor${run}`],
  ['the constructor of an arrow function', `return (() => 1).constructor${run}`],
  ['the constructor of a method', `return ({ m() {} }).m.constructor${run}`],
  [
    'the constructor of a getter',
    `return Object.getOwnPropertyDescriptor({ get a() { return 1; } }, 'a').get.constructor${run}`,
  ],
  ['the constructor of a class', `return (class {}).constructor${run}`],
  ['the constructor of a bound function', `return (function () {}).bind().constructor${run}`],
  ['the constructor of a built-in method', `return [].map.constructor${run}`],
  ['the constructor of a built-in of texts', `return ''.sub.constructor${run}`],
  ['the constructor of a namespace', `return Math.constructor.constructor${run}`],
  ['the constructor of a function of Math', `return Math.max.constructor${run}`],
  ['the constructor of JSON.parse', `return JSON.parse.constructor${run}`],
  ['the constructor of a date', `return new Date().constructor.constructor${run}`],
  ['the constructor of a Set', `return new Set().constructor.constructor${run}`],
  ['the constructor of a Map', `return new Map().constructor.constructor${run}`],
  ['the constructor of an iterator', `return [].values().constructor.constructor${run}`],
  ['the constructor of a match', `return /x/.exec('x').constructor.constructor${run}`],
  [
    'the constructor of the groups of a match',
    `return /(?<a>x)/.exec('x').index.constructor.constructor${run}`,
  ],
  [
    'the constructor of arguments',
    `return (function () { return arguments; })().constructor.constructor${run}`,
  ],
  ['the constructor of a format', `return new Intl.NumberFormat('en').constructor.constructor${run}`],
  [
    'the constructor of a formatted part',
    `return new Intl.NumberFormat('en').formatToParts(1)[0].constructor.constructor${run}`,
  ],
  ['the constructor of console', `return console.log.constructor${run}`],
  ['the constructor of a constructor', `return Date.constructor${run}`],
  ['the constructor by a computed key', `const k = 'constructor'; return [][k][k]${run}`],
  ['the constructor by a key in parts', `return []['con' + 'struc' + 'tor'][['constructor']]${run}`],
  ['the constructor by a key with escapes', `return []['\\x63onstructor']['\\u0063onstructor']${run}`],
  ['the constructor by an identifier with escapes', `return [].\\u0063onstructor.constructor${run}`],
  [
    'the constructor by a key that is an object',
    `return []['constructor'][{ toString: () => 'constructor' }]${run}`,
  ],
  [
    'the constructor by a key that changes its mind',
    `let n = 0; const k = { toString() { return n++ ? 'constructor' : 'constructor'; } }; return [][k][k]${run}`,
  ],
  ['the constructor by destructuring', `const { constructor: { constructor: F } } = []; return F${run}`],
  [
    'the constructor by destructuring a parameter',
    `return (({ constructor: { constructor: F } }) => F)('')${run}`,
  ],
  [
    'the constructor by destructuring with a computed key',
    `const { ['constructor']: A } = []; return A.constructor${run}`,
  ],
  ['the constructor by optional chaining', `return []?.constructor?.constructor?.${run}`],
  [
    'the constructor by spreading',
    `const { ...o } = [].constructor; return (o.constructor === Object ? [].constructor : o).constructor${run}`,
  ],
  ['the constructor of what new gives', `function A() {} return new A().constructor.constructor${run}`],
  ['the constructor of a template', 'return ((s) => s.constructor.constructor(\'return "escaped"\')())(`x`)'],
  ['the constructor of what JSON gives', `return JSON.parse('{"a":{}}').a.constructor.constructor${run}`],
  ['the constructor of a primitive that was boxed', `return Object('x').constructor.constructor${run}`],
  [
    'the constructor of a primitive in a method',
    `return (function () { return this.constructor; }).call('x').constructor${run}`,
  ],
  [
    'the constructor of an asynchronous function',
    `return Object.getPrototypeOf(async () => 1).constructor ? 'escaped' : 0`,
  ],
  [
    'the constructor of a generator',
    `return Object.getPrototypeOf(function* () {}).constructor ? 'escaped' : 0`,
  ],
];
