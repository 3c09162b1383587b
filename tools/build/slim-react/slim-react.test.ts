import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../../launcher/launch.js';
import { exportedNamesIn } from '../react-as-modules.ts';
import { cutSource } from './cut-source.ts';
import { withheld } from './cuts.ts';
import { eventSwaps } from './event-swaps.ts';
import { schedulerSwaps } from './scheduler-cuts.ts';
import { lengthenSlices, refuseCut, shortenErrors, slimReactDom, slimScheduler } from './slim-react.ts';
import { swap } from './swap.ts';
import { swaps } from './swaps.ts';

const published = (name: string) => readFileSync(join(root, 'node_modules', name), 'utf8');
const reactDom = published('react-dom/cjs/react-dom-client.production.js');
const nothing = { tags: [], unequal: [], functions: {}, properties: [], calls: {}, methods: [], unread: [] };
const tidy = (source: string) => source.replace(/\s+/g, ' ');

test('a comparison with a tag that no fiber has is never true', () => {
  const source = 'const isBusy = 13 === fiber.tag || fiber.tag !== 13 || 5 === fiber.tag || 13 === count;';
  expect(cutSource(source, { ...nothing, tags: [13] })).toBe(
    'const isBusy = !1 || !0 || 5 === fiber.tag || 13 === count;',
  );
});

test('a case of such a tag goes, not what another case goes on into', () => {
  const source = `function draw(fiber) {
    switch (fiber.tag) {
      case 26: return hoist();
      case 5:
      case 27: host(); break;
      case 13: var state = 1; wait();
      case 6: state = 2; text(state);
    }
  }`;
  expect(tidy(cutSource(source, { ...nothing, tags: [13, 26, 27] }))).toBe(
    'function draw(fiber) { switch (fiber.tag) { case 5: host(); break; case 6:state = 2; text(state); } var state; }',
  );
});

test('a value that nothing equals, a function without effect, and a property that nobody reads', () => {
  const source =
    'function wait() { long(); } const hooks = { useId: id, useState: state }; if (type === LAZY) wait();';
  expect(
    cutSource(source, {
      ...nothing,
      unequal: ['LAZY'],
      functions: { wait: 'return null;' },
      properties: ['useId'],
    }),
  ).toBe('function wait() { return null; } const hooks = {useState: state}; if (!1) wait();');
});

test('a method that no object has', () => {
  const source =
    'const isPure = "function" === typeof inst.pure; "function" !== typeof inst.mount || "function" !== typeof mount;';
  expect(cutSource(source, { ...nothing, methods: ['pure', 'mount'] })).toBe(
    'const isPure = !1; !0 || "function" !== typeof mount;',
  );
});

test('a call to no effect', () => {
  const source = 'listen("load", image), listen("click", image); hear("load");';
  expect(cutSource(source, { ...nothing, calls: { listen: ['load'] } })).toBe(
    'void 0, listen("click", image); hear("load");',
  );
  expect(() => cutSource(source, { ...nothing, calls: { listen: ['play'] } })).toThrow(/no listen\(play\)/);
});

test('a variable that is written to no effect', () => {
  const source =
    'one !== two && (changed = !0); var former = changed; changed = start(), other = changed = !1;';
  expect(cutSource(source, { ...nothing, unread: ['changed'] })).toBe(
    'one !== two && (!0); var former = changed; start(), other = !1;',
  );
  expect(() => cutSource(source, { ...nothing, unread: ['former'] })).toThrow(/no former to cut/);
});

test('another version of React is refused, not guessed', () => {
  expect(() => cutSource('a();', { ...nothing, properties: ['useId'] })).toThrow(/has no useId to cut/);
  expect(() => swap('a b', { from: 'c', to: '' })).toThrow(/written otherwise/);
  expect(() => swap('a b a', { from: 'a', to: '' })).toThrow(/written otherwise/);
  expect(() => swap('a b', { from: 'a', upTo: 'c', to: '' })).toThrow(/written otherwise/);
  for (const { from } of [...swaps, ...eventSwaps])
    expect(() => slimReactDom(reactDom.replace(from, ''))).toThrow();
});

test('as React is installed, nothing that stays uses what is cut', () => {
  const slim = slimReactDom(reactDom);
  expect(slim.length).toBeLessThan(reactDom.length * 0.8);
  const known = undeclaredIn(reactDom);
  expect([...undeclaredIn(slim)].filter((name) => !known.has(name))).toEqual([]);
});

test('no error is made before one is met', () => {
  const madeAhead = (source: string) =>
    parseAst(source)
      .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
      .filter(
        ({ init }) =>
          init?.type === 'CallExpression' &&
          init.callee.type === 'Identifier' &&
          init.callee.name === 'Error',
      );
  expect(madeAhead(reactDom)).toHaveLength(5);
  expect(madeAhead(slimReactDom(reactDom))).toEqual([]);
});

test('an error of React is its address, with its arguments', () => {
  const source = shortenErrors('function formatProdErrorMessage(code) { return "long"; }');
  expect(runInNewContext(`${source}; formatProdErrorMessage(31, "a b", "c");`)).toBe(
    'https://react.dev/errors/31?args[]=a%20b&args[]=c',
  );
  expect(reactDom).toContain('non-minified dev environment');
  expect(shortenErrors(reactDom)).not.toContain('non-minified dev environment');
});

test('each withheld name is one of React', () => {
  const given = ['react/cjs/react.production.js', 'react-dom/cjs/react-dom.production.js'].flatMap((name) =>
    exportedNamesIn(published(name)),
  );
  expect([...withheld].filter((name) => !given.includes(name))).toEqual([]);
});

test.each([
  '<title>Dogs</title>',
  "createElement('link', { rel: 'icon' })",
  '<city-map zoom={3} />',
  '<select is="city-list" />',
  '<math display="block">',
  '<Fragment key="a" ref={both}>',
  '<p style={{ color: "red" }}>',
  '<select onSelect={note} />',
  '<path strokeWidth={2} />',
  'override componentDidMount() {}',
  'static override contextType = SiteContext;',
  '<p contentEditable />',
  '<form action={() => send()}>',
  '<button formAction={async (data) => send(data)}>',
  '<use xlinkHref={mark} />',
  '<input onChange={note} />',
  '<input {...{ onChange: note }} />',
  '<div onTouchStartCapture={note} />',
  'const handlers = { onPaste: take };',
])('a view with %s is refused', (code) => {
  expect(() => refuseCut(code, 'view.tsx')).toThrow(/view\.tsx names .*slim-react\/cuts\.ts/);
});

test('each event of React is heard, or its listener refused', () => {
  const heard = eventsOf(slimReactDom(reactDom), 'cancel');
  const all = eventsOf(reactDom, 'abort');
  expect(all.size).toBeGreaterThan(80);
  const isRefused = (name: string) => {
    try {
      refuseCut(`<p on${name}={note} />`, 'view.tsx');
      return false;
    } catch {
      return true;
    }
  };
  expect([...all].filter((name) => isRefused(name) === heard.has(name))).toEqual([]);
});

/** Names of the events that React registers, without their `on`; `first`: of its list of those with nothing special. */
function eventsOf(source: string, first: string): ReadonlySet<string> {
  const names = new RegExp(`"(${first} [\\w ]+)"`).exec(source)?.[1]?.split(' ') ?? [];
  const registered = source.matchAll(/register\w+Event\(\s*(?:[\w"]+, )?"on(\w+)"/g);
  return new Set([
    ...names.map((name) => name.replace(/^\w/, (letter) => letter.toUpperCase())),
    ...[...registered].map(([, name = '']) => name),
  ]);
}

test('a hook may make an element, and gives no listener that nobody calls', () => {
  expect(() => refuseCut("document.createElement('link')", 'hook.ts')).not.toThrow();
  expect(() => refuseCut('return { onKeyUp: close };', 'hook.ts')).toThrow(
    /hook\.ts names an event, onKeyUp/,
  );
});

test('a view of common elements, attributes and events is not', () => {
  const code = '<label htmlFor={id} className="g-label" onClick={press}><svg viewBox="0 0 1 1" /></label>';
  expect(() => refuseCut(code, 'view.tsx')).not.toThrow();
});

/** Names that a program uses and declares nowhere. */
function undeclaredIn(source: string): Set<string> {
  const declared = new Set<string>();
  const used = new Set<string>();
  const isDeclared = (type: string, place: string) =>
    (/Function/.test(type) && /^(params|id)$/.test(place)) ||
    (type === 'VariableDeclarator' && place === 'id') ||
    (type === 'CatchClause' && place === 'param');
  const isName = (parent: object, type: string, place: string) =>
    (type === 'Property' && place === 'key') ||
    (type === 'MemberExpression' && place === 'property' && !Reflect.get(parent, 'computed')) ||
    /^(Labeled|Break|Continue)/.test(type);
  function visit(value: unknown, parent: object, place: string): void {
    if (Array.isArray(value)) for (const part of value) visit(part, parent, place);
    else if (typeof value === 'object' && value !== null) {
      const type = String(Reflect.get(parent, 'type'));
      const name = String(Reflect.get(value, 'name'));
      if (Reflect.get(value, 'type') === 'Identifier' && !isName(parent, type, place))
        (isDeclared(type, place) ? declared : used).add(name);
      for (const [key, part] of Object.entries(value)) visit(part, value, key);
    }
  }
  visit(parseAst(source), {}, '');
  return new Set([...used].filter((name) => !declared.has(name)));
}

const scheduler = published('scheduler/cjs/scheduler.production.js');

/** For how many milliseconds this scheduler lets a drawing go on. */
function sliceOf(source: string): number {
  let now = 0;
  const channel = { port1: { onmessage: () => {} }, port2: { postMessage: () => {} } };
  const exports: Record<string, (...args: readonly unknown[]) => unknown> = {};
  new Function('exports', 'performance', 'setImmediate', 'MessageChannel', source)(
    exports,
    { now: () => now },
    undefined,
    function MessageChannel() {
      return channel;
    },
  );
  exports.unstable_scheduleCallback?.(3, () => {
    while (exports.unstable_shouldYield?.() === false) now += 1;
  });
  channel.port1.onmessage();
  return now;
}

test('a drawing pauses after 30 ms, where React would after 5', () => {
  expect([scheduler, lengthenSlices(scheduler), slimScheduler(scheduler)].map(sliceOf)).toEqual([5, 30, 30]);
});

test('React DOM asks the scheduler for no task for later, and the slim one has no means for it', () => {
  expect(reactDom).not.toMatch(/\bdelay\b/);
  expect(lengthenSlices(scheduler)).toMatch(/\bdelay\b/);
  expect(slimScheduler(scheduler)).not.toMatch(/\bdelay\b/);
  expect(
    [...undeclaredIn(slimScheduler(scheduler))].filter((name) => !undeclaredIn(scheduler).has(name)),
  ).toEqual([]);
});

test('another version of the scheduler is refused', () => {
  expect(() => lengthenSlices(scheduler.replace('frameInterval = 5', 'interval = 5'))).toThrow(/otherwise/);
  for (const { from } of schedulerSwaps)
    expect(() => slimScheduler(scheduler.replace(from, ''))).toThrow(/otherwise/);
});
