import type { Attempt } from './attempt.ts';

const run = `('return "escaped"')()`;

export const hooks: readonly Attempt[] = [
  ['arguments.callee', `return (function () { return arguments.callee; })().constructor${run}`],
  [
    'arguments.callee.caller',
    `return (function a() { return (function () { return arguments.callee.caller; })(); })() ? 'escaped' : 0`,
  ],
  [
    'caller of a function',
    `function f() { return f.caller; } return (function g() { return f(); })() ? 'escaped' : 0`,
  ],
  ['arguments of a function from outside', `function f() { return f.arguments[0]; } return f('escaped')`],
  [
    'arguments that stand for the parameters',
    `function f(a) { arguments[0] = 'escaped'; return a; } return f(1)`,
  ],
  [
    'the iterator of arguments',
    `return (function () { return arguments[Symbol.iterator]; })().constructor${run}`,
  ],
  ['a tagged template', "return (() => 'escaped')`x`"],
  [
    'the raw text of a tagged template',
    'return ((s) => s.raw.constructor.constructor(\'return "escaped"\')())`x`',
  ],
  ['String.raw', 'return String.raw`escaped`'],
  ['Symbol.iterator', `return [...{ *[Symbol.iterator]() { yield 'escaped'; } }][0]`],
  ['Symbol.toPrimitive', `return '' + { [Symbol.toPrimitive]: () => 'escaped' }`],
  [
    'Symbol.toStringTag',
    `return Object.prototype.toString.call({ [Symbol.toStringTag]: 'escaped' }).slice(8, -1)`,
  ],
  [
    'Symbol.species',
    `class A extends Array { static get [Symbol.species]() { return function () { return { 0: 'escaped' }; }; } } return new A(1).map((x) => x)[0]`,
  ],
  ['Symbol.unscopables', `return Array.prototype[Symbol.unscopables].flat ? 'escaped' : 0`],
  ['Symbol.replace', `return 'x'.replace({ [Symbol.replace]: () => 'escaped' }, 'y')`],
  ['Symbol.split', `return 'x'.split({ [Symbol.split]: () => 'escaped' })`],
  ['Symbol.match', `return 'x'.match({ [Symbol.match]: () => 'escaped' })`],
  ['Symbol.search', `return 'x'.search({ [Symbol.search]: () => 'escaped' })`],
  [
    'Symbol.isConcatSpreadable',
    `return [].concat({ length: 1, 0: 'escaped', [Symbol.isConcatSpreadable]: true })[0]`,
  ],
  [
    'the text of a symbol as a key',
    `const k = '@@iterator'; return [][k] === undefined && [].values().constructor.constructor${run}`,
  ],
  [
    'exec that is replaced',
    `const r = /x/; r.exec = () => ({ index: 0, length: 1, 0: 'escaped' }); return 'x'.match(r)[0]`,
  ],
  [
    'exec that is replaced, by test',
    `const r = /x/; let got; r.exec = (s) => { got = 'escaped'; return null; }; r.test('x'); return got`,
  ],
  [
    'flags that are replaced',
    `const r = /x/g; let got; Object.defineProperty(r, 'flags', { get() { got = 'escaped'; return 'g'; } }); r.flags; return got`,
  ],
  [
    'lastIndex with valueOf',
    `const r = /x/g; let got; r.lastIndex = { valueOf() { got = 'escaped'; return 0; } }; r.exec('x'); return got`,
  ],
  ['compile of an expression', `const r = /x/; r.compile('escaped'); return r.source`],
  ['the input that an expression remembers', `/escaped/.test('escaped'); return RegExp.lastMatch`],
  [
    'the text that RegExp remembers of others',
    `return 'x'.match(/x/) && RegExp.input === 'x' ? 'escaped' : 0`,
  ],
  [
    'groups with the name __proto__',
    `return /(?<__proto__>escaped)/.exec('escaped').groups.__proto__ && /x/.exec('x').constructor.constructor${run}`,
  ],
  [
    'a replacing function that is given the groups',
    `return 'x'.replace(/(?<a>x)/, (...all) => all.constructor.constructor${run})`,
  ],
  [
    'the constructor of an array by species of slice',
    `const a = []; a.constructor = { [Symbol.species]: function () { return { 0: 1, x: 'escaped' }; } }; return a.slice().x`,
  ],
  [
    'the constructor of an array by map',
    `const a = [1]; a.constructor = function () { return { got: 'escaped' }; }; a.constructor[Symbol.species] = a.constructor; return a.map((x) => x).got`,
  ],
  [
    'the length of an array as an object',
    `let got; [].concat.call({ length: { valueOf() { got = 'escaped'; return 0; } } }); Array.from({ length: { valueOf() { got = 'x'; return 0; } } }); return got === 'x' && [].map.constructor${run}`,
  ],
  [
    'a comparing function that empties the array',
    `const a = [3, 1, 2]; a.sort((x, y) => { a.length = 0; return x - y; }); return a.constructor.constructor${run}`,
  ],
  [
    'a comparing function that gives what is no number',
    `return [2, 1].sort(() => ({ valueOf: () => 0 })).constructor.constructor${run}`,
  ],
  [
    'a callback that changes the array under way',
    `const a = [1, 2, 3]; return a.map((x, i, all) => { all.push(all); return all.constructor; })[0].constructor${run}`,
  ],
  [
    'the array that a callback is given',
    `let all; [1].forEach((x, i, a) => { all = a; }); return all.constructor.constructor${run}`,
  ],
  [
    'reduce with itself as the function',
    `return [0, 'return "escaped"'].reduce((a, b) => [].constructor.constructor(b)())`,
  ],
  [
    'toString that gives code',
    `return ({ toString: () => 'escaped' }) + ''  && ({}).toString.constructor${run}`,
  ],
  [
    'toString of an object that is not one',
    `return ({}).toString.call({ get constructor() { return 1; } }) && ''.constructor.constructor${run}`,
  ],
  [
    'valueOf that is given this',
    `let t; const o = { valueOf() { t = this; return 1; } }; +o; return t.constructor.constructor${run}`,
  ],
  [
    'toJSON that is given this',
    `let t; JSON.stringify({ toJSON() { t = this; } }); return t.constructor.constructor${run}`,
  ],
  [
    'toJSON of a prototype',
    `Object.prototype.toJSON = () => 'escaped'; try { return JSON.parse(JSON.stringify({})); } finally { delete Object.prototype.toJSON; }`,
  ],
  [
    'a function that JSON.stringify calls, by its holder',
    `let h; JSON.stringify({ a: 1 }, function (k, v) { h = this; return v; }); return h.constructor.constructor${run}`,
  ],
  [
    'a function that JSON.parse calls',
    `return JSON.parse('{"a":1}', function () { return this.constructor.constructor${run}; })`,
  ],
  [
    'a function that JSON.parse calls, with __proto__',
    `return JSON.parse('{"__proto__":1}', (k, v) => (k === '__proto__' ? { x: 'escaped' } : v)).__proto__.x`,
  ],
  ['the stack of an error', `return new Error('x').stack ? 'escaped' : 0`],
  ['the stack of an error of ours', `try { null.x; } catch (e) { return e.stack ? 'escaped' : 0; }`],
  ['Error.captureStackTrace', `const o = {}; Error.captureStackTrace(o); return o.stack ? 'escaped' : 0`],
  [
    'Error.prepareStackTrace',
    `Error.prepareStackTrace = () => 'escaped'; try { return new Error('x').stack; } finally { delete Error.prepareStackTrace; }`,
  ],
  ['Error.stackTraceLimit', `return typeof Error.stackTraceLimit === 'number' ? 'escaped' : 0`],
  [
    'the constructor of an error that was thrown',
    `try { null.x; } catch (e) { return e.constructor.constructor${run} }`,
  ],
  [
    'the constructor of an error of the parser',
    `try { JSON.parse('{'); } catch (e) { return e.constructor.constructor${run} }`,
  ],
  [
    'the constructor of an error of a range',
    `try { 'x'.repeat(-1); } catch (e) { return e.constructor.constructor${run} }`,
  ],
  [
    'the constructor of an error of Intl',
    `try { new Intl.NumberFormat('xx-invalid-locale-'); } catch (e) { return e.constructor.constructor${run} }`,
  ],
  [
    'the constructor of an error of an expression',
    `try { new RegExp('('); } catch (e) { return e.constructor.constructor${run} }`,
  ],
  [
    'the constructor of an error of an address',
    `try { decodeURIComponent('%'); } catch (e) { return e.constructor.constructor${run} }`,
  ],
  [
    'an error that is too deep',
    `function f() { f(); } try { f(); } catch (e) { return e.constructor.constructor${run} }`,
  ],
  ['a promise that fails', `return Promise.reject(1).catch(() => 1).constructor.constructor${run}`],
  [
    'call of a built-in on another kind',
    `return [].map.call('x', function () { return this; })[0].Object ? 'escaped' : 0`,
  ],
  ['call of call', `return Function.prototype.call.call((() => 1).constructor, null, 'return "escaped"')()`],
  [
    'apply of apply',
    `return Function.prototype.apply.apply((() => 1).constructor, [null, ['return "escaped"']])()`,
  ],
  [
    'bind of bind',
    `return Function.prototype.bind.bind((() => 1).constructor)(null, 'return "escaped"')()()`,
  ],
  [
    'bind on a constructor',
    `return new (Function.prototype.bind.call([].constructor.constructor, null, 'return "escaped"'))()()`,
  ],
  [
    'a getter that is asked twice',
    `let n = 0; const o = { get k() { return n++ ? 'constructor' : 'map'; } }; [][o.k]; return [][o.k].constructor${run}`,
  ],
  [
    'a setter on a prototype',
    `let got; Object.prototype.__defineSetter__('seen', (v) => { got = v; }); ({}).seen = 'escaped'; delete Object.prototype.seen; return got`,
  ],
];
