import type { Attempt } from './attempt.ts';

const run = `('return "escaped"')()`;

export const prototypes: readonly Attempt[] = [
  ['__proto__ of an object', `return ({}).__proto__.constructor.constructor${run}`],
  ['__proto__ of an array', `return [].__proto__.constructor.constructor${run}`],
  ['__proto__ of a function', `return (() => 1).__proto__.constructor${run}`],
  ['__proto__ of __proto__', `return [].__proto__.__proto__.constructor.constructor${run}`],
  ['__proto__ by a computed key', `return []['__pro' + 'to__'].constructor.constructor${run}`],
  ['__proto__ by destructuring', `const { __proto__: { constructor: C } } = []; return C.constructor${run}`],
  ['assigning __proto__', `const o = {}; o.__proto__ = [].map; return o.constructor${run}`],
  ['__proto__ in a literal', `return ({ __proto__: [].map }).constructor${run}`],
  [
    '__proto__ as a computed key in a literal',
    `const o = { ['__proto__']: 1 }; return Object.keys(o).length === 1 && o.toString.constructor${run}`,
  ],
  [
    '__proto__ in JSON',
    `const o = JSON.parse('{"__proto__":{"x":"escaped"}}'); return Object.assign({}, o).x`,
  ],
  ['__proto__ by Object.assign', `return Object.assign({}, JSON.parse('{"__proto__":{"x":"escaped"}}')).x`],
  ['__proto__ by a computed assignment', `const o = {}; o['__proto__'] = { x: 'escaped' }; return o.x`],
  [
    '__proto__ by a loop that merges',
    `const o = {}; const s = JSON.parse('{"__proto__":{"x":"escaped"}}'); for (const k in s) o[k] = s[k]; return o.x`,
  ],
  [
    '__proto__ by merging deeply',
    `function merge(a, b) { for (const k of Object.keys(b)) { if (a[k] && typeof b[k] === 'object') merge(a[k], b[k]); else a[k] = b[k]; } } merge({}, JSON.parse('{"__proto__":{"pollutedHere":"escaped"}}')); const r = ({}).pollutedHere; delete Object.prototype.pollutedHere; return r`,
  ],
  [
    'constructor.prototype by merging deeply',
    `function merge(a, b) { for (const k of Object.keys(b)) { if (a[k] && typeof b[k] === 'object') merge(a[k], b[k]); else a[k] = b[k]; } } merge({}, { constructor: { prototype: { pollutedToo: 'escaped' } } }); const r = ({}).pollutedToo; delete Object.prototype.pollutedToo; return r`,
  ],
  ['__defineGetter__', `const o = {}; o.__defineGetter__('x', () => 'escaped'); return o.x`],
  [
    '__defineSetter__',
    `let r; const o = {}; o.__defineSetter__('x', (v) => { r = v; }); o.x = 'escaped'; return r`,
  ],
  ['__lookupGetter__', `return ({}).__lookupGetter__('__proto__').constructor${run}`],
  ['Object.getPrototypeOf of an array', `return Object.getPrototypeOf([]).constructor.constructor${run}`],
  ['Object.getPrototypeOf of a function', `return Object.getPrototypeOf(() => 1).constructor${run}`],
  [
    'Object.getPrototypeOf of an error that was thrown',
    `try { null.x; } catch (e) { return Object.getPrototypeOf(e).constructor.constructor${run} }`,
  ],
  ['Object.setPrototypeOf', `const o = {}; Object.setPrototypeOf(o, [].map); return o.constructor${run}`],
  [
    'Object.prototype and what it can be given',
    `Object.prototype.givenToAll = 'escaped'; const r = ({}).givenToAll; delete Object.prototype.givenToAll; return r`,
  ],
  [
    'Array.prototype and what it can be given',
    `Array.prototype.givenToAll = () => 'escaped'; const r = [].givenToAll(); delete Array.prototype.givenToAll; return r`,
  ],
  [
    'String.prototype and what it can be given',
    `String.prototype.givenToAll = () => 'escaped'; const r = ''.givenToAll(); delete String.prototype.givenToAll; return r`,
  ],
  [
    'Object.prototype through a chain',
    `const p = Object.getPrototypeOf; p(p([])).givenToAll = 'escaped'; const r = (5).givenToAll; delete Object.prototype.givenToAll; return r`,
  ],
  [
    'a method of a prototype that is replaced',
    `const old = Array.prototype.map; Array.prototype.map = () => 'escaped'; try { return [1].map((x) => x); } finally { Array.prototype.map = old; }`,
  ],
  ['a property of a built-in', `Math.kept = 'escaped'; const r = Math.kept; delete Math.kept; return r`],
  [
    'a built-in that is replaced in its namespace',
    `const old = Math.max; Math.max = () => 'escaped'; try { return Math.max(1); } finally { Math.max = old; }`,
  ],
  ['a property of a constructor', `Date.kept = 'escaped'; const r = Date.kept; delete Date.kept; return r`],
  [
    'a property of a built-in method',
    `[].map.kept = 'escaped'; const r = [].map.kept; delete [].map.kept; return r`,
  ],
  [
    'the prototype of a constructor that is replaced',
    `function F() {} F.prototype = Object.getPrototypeOf(() => 1); return new F().constructor${run}`,
  ],
  [
    'Object.create with a native prototype',
    `return Object.create(Object.getPrototypeOf(() => 1)).constructor${run}`,
  ],
  ['Object.create with descriptors', `return Object.create({}, { x: { value: 'escaped' } }).x`],
  [
    'Object.defineProperty',
    `const o = {}; Object.defineProperty(o, 'x', { get: () => 'escaped' }); return o.x`,
  ],
  ['Object.defineProperties', `return Object.defineProperties({}, { x: { value: 'escaped' } }).x`],
  [
    'Object.getOwnPropertyDescriptor of a built-in',
    `return Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').get.constructor${run}`,
  ],
  [
    'Object.getOwnPropertyDescriptors',
    `return Object.getOwnPropertyDescriptors([].constructor).from.value.constructor${run}`,
  ],
  [
    'Object.getOwnPropertyNames of a prototype',
    `return Object.getOwnPropertyNames(Object.prototype).includes('__proto__') && Object.prototype.constructor.constructor${run}`,
  ],
  ['Object.groupBy', `return Object.groupBy([1], () => 'escaped').escaped.length === 1 && 'escaped'`],
  [
    'Object.fromEntries with __proto__',
    `return Object.fromEntries([['__proto__', { x: 'no' }]]).x || Object.fromEntries([['a', 'escaped']]).toString.constructor${run}`,
  ],
  ['instanceof with a hook', `return 5 instanceof { [Symbol.hasInstance]: () => true } ? 'escaped' : 0`],
  [
    'isPrototypeOf, to find what is native',
    `return Object.prototype.isPrototypeOf.call(Object.prototype, []) && [].constructor.constructor${run}`,
  ],
  [
    'the name of a class as a way to its parent',
    `class A extends (class {}) {} return Object.getPrototypeOf(Object.getPrototypeOf(A)).constructor${run}`,
  ],
  ['extending Function', `return new (class extends Function {})('return "escaped"')()`],
  [
    'extending what is native to reach it by super',
    `return new (class extends Array { m() { return super.constructor.constructor; } })().m()${run}`,
  ],
  [
    'super in the method of an object',
    `return ({ m() { return super.constructor.constructor; } }).m()${run}`,
  ],
  ['a static block', `let r; class A { static { r = this.constructor${run}; } } return r`],
  ['new.target', `function F() { return { f: new.target.constructor }; } return new F().f${run}`],
];
