import type { Attempt } from './attempt.ts';

const run = `('return "escaped"')()`;

export const host: readonly Attempt[] = [
  ['the constructor of the window', `return window.constructor.constructor${run}`],
  ['the constructor of the document', `return document.constructor.constructor${run}`],
  ['the constructor of a storage', `return localStorage.constructor.constructor${run}`],
  ['the constructor of an alert', `return alert.constructor${run}`],
  ['the constructor of the data', `return data.constructor.constructor${run}`],
  ['the constructor of a list in the data', `return data.list.constructor.constructor${run}`],
  ['the constructor of a text in the data', `return data.name.constructor.constructor${run}`],
  ['the constructor of an object in the data', `return data.nested.constructor.constructor${run}`],
  ['__proto__ of the data', `return data.__proto__.constructor.constructor${run}`],
  ['the prototype of the data', `return Object.getPrototypeOf(data).constructor.constructor${run}`],
  [
    'the prototype of a list in the data',
    `return Object.getPrototypeOf(data.list).constructor.constructor${run}`,
  ],
  ['a method of a list in the data', `return data.list.map.constructor${run}`],
  [
    'a callback over a list in the data',
    `return data.list.map((x, i, all) => all.constructor)[0].constructor${run}`,
  ],
  [
    'assigning the constructor of the data',
    `data.constructor = data.list.constructor.constructor; return data.constructor${run}`,
  ],
  ['assigning __proto__ of the data', `data.__proto__ = { x: 'escaped' }; return data.x`],
  ['a method of the host', `return instance.check.constructor${run}`],
  ['what a method of the host inherits', `return Object.getPrototypeOf(instance.check).constructor${run}`],
  ['call of a method of the host', `return instance.check.call.constructor${run}`],
  ['what a method of the host gives', `return instance.list().constructor.constructor${run}`],
  ['a function that comes back from the host', `return instance.check(() => 1).constructor${run}`],
  [
    'an object that comes back from the host',
    `return instance.check({ f: () => 1 }).constructor.constructor${run}`,
  ],
  ['the text of a method of the host', `return instance.check.toString().includes('=>') ? 'escaped' : 0`],
  [
    'the host with a property of its own',
    `instance.added = 'escaped'; try { return Object.keys(instance).includes('added') && instance.check.constructor${run}; } finally { delete instance.added; }`,
  ],
  [
    'a method of the host that is replaced',
    `const old = instance.check; instance.check = () => 'escaped'; try { return instance.check(1) && instance.list.constructor${run}; } finally { instance.check = old; }`,
  ],
  [
    'for in over the data',
    `Object.prototype.seenInAll = 1; try { for (const k in data) if (k === 'seenInAll') return 'escaped'; } finally { delete Object.prototype.seenInAll; }`,
  ],
  [
    'the owner of a getter that a host would call',
    `let t; instance.check({ get a() { t = this; return 1; } }); ({ ...{ get a() { t = this; return 1; } } }); return t.constructor.constructor${run}`,
  ],
];
