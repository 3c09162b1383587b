import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import type { Json, JsonObject } from '@guichet/definition';
import { type CodeHost, createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

offerLibraryShims(createLibraryShims);

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});

function open(
  components: readonly Json[],
  options: Parameters<typeof openForm>[1] = {},
  host: CodeHost = {},
) {
  return openForm(components, { runCode: createRunCode(host), ...options });
}

describe('what code reads', () => {
  const names: readonly (readonly [code: string, value: unknown])[] = [
    ['data.a', 'x'],
    ['row.a', 'x'],
    ['data.home.city', 'Ottawa'],
    ['data.trees[1].kind', 'oak'],
    ['data.trees.length', 2],
    ['data.trees.map(function (tree) { return tree.kind; }).join()', 'elm,oak'],
    ['Object.keys(data.home).join()', 'city'],
    ['typeof data.nobody', 'undefined'],
    ['value', ''],
    ['component.key', 'out'],
    ['component.label', 'OUT'],
    ['component.properties.source', 'city'],
    ['component.validate.required === true', 'true'],
    ['instance.path + instance.type', 'outtextfield'],
    ['instance.root.path', 'test'],
    ['instance.isEmpty("")', 'true'],
    ['form.path', 'test'],
    ['submission.data.a', 'x'],
    ['options.city', 'Ottawa'],
    ['utils.custom.double(4)', '8'],
    ['_.get(data, "home.city")', 'Ottawa'],
    ['_.map(data.trees, "kind").join()', 'elm,oak'],
    ['_.some(data.trees, { kind: "oak" })', 'true'],
    ['_.findIndex(data.trees, data.trees[1])', 1],
    ['moment(0).utc().format("YYYY-MM-DD")', '1970-01-01'],
    ['utils.getValue({ data: data }, "a")', 'x'],
    ['instance.greet("Ann")', 'out: Ann'],
    ['typeof window + typeof document + typeof fetch', 'objectobjectundefined'],
    ['localStorage.getItem("a") === null && localStorage.length === 0', 'true'],
    ['typeof sessionStorage.a + Object.keys(sessionStorage).length', 'undefined0'],
    ['(localStorage.setItem("a", 5), localStorage.getItem("a") + localStorage.length)', '51'],
    ['(localStorage.b = 5, localStorage.getItem("b"))', '5'],
    ['window.localStorage === localStorage && window.window === window', 'true'],
    ['window.location === location && location.href + location.search', '/test'],
    ['(location.href = "/x", location.pathname)', '/test'],
    ['navigator.language + navigator.userAgent', 'en-CA'],
    ['document.querySelector("a") === null && document.querySelectorAll("a").length === 0', 'true'],
    ['document.title + document.cookie + document.referrer', ''],
    ['typeof window.fetch + typeof window.Formio + typeof window.parent', 'undefinedundefinedundefined'],
    ['(alert("a"), "on")', 'on'],
    ['JSON.stringify({ window, document, localStorage })', '{"window":{},"document":{},"localStorage":{}}'],
    ['typeof user + JSON.stringify(token)', 'object{}'],
    ['t("Yes")', 'Yes'],
    ['instance.t("Yes") + t(5)', 'Yes5'],
    ['t("{{ count }} of {{all}}", { count: 2 })', '2 of {{all}}'],
  ];

  test.each(names)('`%s` is %j', (code, value) => {
    const form = open(
      [
        text('a'),
        { type: 'container', key: 'home', input: true, components: [text('city')] },
        { type: 'datagrid', key: 'trees', input: true, components: [text('kind')] },
        text('out', {
          properties: { source: 'city' },
          validate: { required: true },
          calculateValue: `value = ${code}`,
        }),
      ],
      { submission: { a: 'x', home: { city: 'Ottawa' }, trees: [{ kind: 'elm' }, { kind: 'oak' }] } },
      {
        options: { city: 'Ottawa' },
        custom: { double: (number) => Number(number) * 2 },
        instance: { greet: (field, name) => `${field.component.key}: ${String(name)}` },
      },
    );
    expect(String(form.data().out)).toBe(String(value));
    expect(form.stored.unchecked()).toEqual([]);
  });

  test('is what a component says, and nothing that its settings inherit', () => {
    const code = `value = ['__proto__', '__defineGetter__', '__lookupSetter__']
      .filter((name) => name in component.validate || component[name] || form[name] || data[name]).join()
      + (component.validate.constructor === Object)`;
    const form = open([text('a'), text('out', { calculateValue: code, validate: { required: true } })]);
    expect(form.data().out).toBe('true');
  });

  test('that breaks off in the host is told as unchecked', () => {
    const broken = {
      get: () => {
        throw new Error('broken');
      },
      keys: () => [],
    };
    const form = open(
      [text('a', { customConditional: 'show = options.city.name === 1' })],
      {},
      {
        options: { city: broken },
      },
    );
    expect(fieldAt(form, 'a').visible()).toBe(true);
    expect(form.stored.unchecked()).toEqual([{ path: 'a', rule: 'customConditional', reason: 'failed' }]);
  });

  test('in a row means that row, and follows it', () => {
    const grid = {
      ...{ type: 'datagrid', key: 'g', input: true },
      components: [
        { type: 'number', key: 'n', label: 'N', input: true },
        {
          type: 'number',
          key: 'twice',
          label: 'T',
          input: true,
          calculateValue: 'value = row.n * 2 + rowIndex',
        },
      ],
    };
    const form = open([grid], { submission: { g: [{ n: 1 }, { n: 2 }] } });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'g[1].n'), strings: ['5'] });
    expect(form.data()).toEqual({
      g: [
        { n: 1, twice: 2 },
        { n: 5, twice: 11 },
      ],
    });
  });

  test('is tracked value by value: other answers do not run it again', () => {
    let runs = 0;
    const form = open([text('a'), text('b'), text('c', { calculateValue: 'value = data.a' })], {
      observe: (what) => {
        if (what === 'calculation') runs += 1;
      },
    });
    const before = runs;
    form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['x'] });
    expect(runs).toBe(before);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    // Once for the answer, once more for what was written.
    expect([runs, form.data().c]).toEqual([before + 2, 'x']);
  });

  test('without a method that a host would offer a rule is told as unchecked', () => {
    const form = open([text('a', { validate: { custom: 'valid = instance.validateNumber(input)' } })]);
    expect([form.isValid(), form.stored.unchecked()]).toEqual([
      true,
      [{ path: 'a', rule: 'custom', reason: 'failed' }],
    ]);
  });
});

describe('what code sets', () => {
  const copies = (code: string, more: JsonObject = {}) => text('b', { calculateValue: code, ...more });

  test.each([
    ['data.c = data.a', 'x'],
    ['row.c = data.a + "!"; row.c = row.c + "!"', 'x!!'],
    ['form.getComponent("c").setValue(data.a)', 'x'],
    ['instance.root.getComponent("c").setValue("set")', 'set'],
  ])('`%s` sets the other field to %j, once what it follows from has changed', (code, value) => {
    const form = open([text('a'), copies(code), text('c')]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    expect([form.data().c, form.nonConverging()]).toEqual([value, []]);
  });

  test('fields whose keys are paths, and what a container holds, as fields: in the shape of their types', () => {
    const number = (key: string): JsonObject => ({ type: 'number', key, label: key, input: true });
    const form = open([
      text('a'),
      copies('data.home.size = data.a; data.box = { inner: data.a, more: 1 }'),
      number('home.size'),
      { type: 'container', key: 'box', input: true, components: [number('inner'), text('other')] },
    ]);
    const emitted: string[] = [];
    form.onWrite((fields) => emitted.push(...fields.map((field) => field.path())));
    form.dispatch({ kind: 'setValue', field: fieldAt(form, 'box.other'), value: 'x' });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['12'] });
    expect(form.data()).toMatchObject({ home: { size: 12 }, box: { inner: 12, other: '', more: 1 } });
    expect(emitted).toEqual(expect.arrayContaining(['home.size', 'box.inner', 'box.other']));
    expect(form.stored.data()).toMatchObject({ home: { size: 12 }, box: { inner: 12 } });
  });

  test('a value that no field holds is kept, read and sent', () => {
    const form = open([
      text('a'),
      copies('data.total = 2; value = data.total'),
      text('c', { calculateValue: 'value = data.total' }),
    ]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    expect(form.data()).toMatchObject({ b: 2, c: 2, total: 2 });
  });

  test('a setting of its own component: whether it is seen, may be used, must be answered, and what it is called', () => {
    const code = [
      'component.disabled = data.a === "no"',
      'component.validate.required = data.a === "must"',
      'component.hidden = data.a === "hide"',
      'component.label = "For " + data.a',
    ].join(';\n');
    const form = open([text('a'), text('b', { customDefaultValue: 'value = ""', calculateValue: code })]);
    const b = fieldAt(form, 'b');
    const state = (answer: string) => {
      typeAndLeave(form, 'a', answer);
      return [b.disabled(), b.required(), b.visible(), b.name()];
    };
    expect(state('no')).toEqual([true, false, true, 'For no']);
    expect(state('must')).toEqual([false, true, true, 'For must']);
    expect(state('hide')).toEqual([false, false, false, 'For hide']);
    expect(state('')).toEqual([false, false, true, 'For ']);
  });

  test('an event that it emits is heard, by logic and by the host', () => {
    const heard: unknown[] = [];
    const logic = [
      {
        trigger: { type: 'event', event: 'saved' },
        actions: [{ type: 'value', value: 'value = "done"' }],
      },
    ];
    const form = open([text('a'), copies('if (data.a) form.emit("saved")'), text('c', { logic })]);
    form.on('customEvent', ({ type }) => heard.push(type));
    form.on('submitRequested', () => heard.push('submit'));
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    expect([heard, form.data().c]).toEqual([['saved'], 'done']);
  });

  test('that the form is sent is asked of who sends it', () => {
    const heard: unknown[] = [];
    const form = open([text('a'), copies('if (data.a === "send") form.submit()')]);
    form.on('submitRequested', () => heard.push('submit'));
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['sen'] });
    expect(heard).toEqual([]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['send'] });
    expect(heard).toEqual(['submit']);
  });

  test('what never comes to rest stops', () => {
    const form = open([text('a'), copies('data.c = data.c + "+"'), text('c')]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    expect(String(form.data().c)).toMatch(/^\++$/);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['y'] });
    expect(form.data().a).toBe('y');
  });

  test('events that call each other stop', () => {
    const echo = (event: string, reply: string) => [
      {
        trigger: { type: 'event', event },
        actions: [{ type: 'customAction', customAction: `form.emit("${reply}")` }],
      },
    ];
    const form = open([
      text('a', { logic: echo('ping', 'pong') }),
      text('b', { logic: echo('pong', 'ping') }),
    ]);
    let count = 0;
    form.on('customEvent', () => {
      count += 1;
    });
    form.dispatch({ kind: 'emit', event: 'ping' });
    expect(count).toBeLessThan(300);
  });
});

test('a form whose code always spends its budget is answered in time, and refuses what fails its rules', () => {
  const forever = 'while (true) {}';
  const many = Array.from({ length: 200 }, (_, index) => text(`f${index}`, { calculateValue: forever }));
  const form = open([...many, text('a', { validate: { custom: forever } })]);
  expect(form.isValid()).toBe(false);
  const spent = form.stored.unchecked().filter(({ reason }) => reason === 'spent');
  expect(spent.map(({ rule }) => rule)).toEqual([...many.map(() => 'calculateValue'), 'custom']);
});
