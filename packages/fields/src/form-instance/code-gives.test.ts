import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

offerLibraryShims(createLibraryShims);

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});

function open(components: readonly Json[]) {
  return openForm(components, { runCode: createRunCode() });
}

describe('what code gives a page', () => {
  test('texts with more than paths in their braces follow the answers', () => {
    const label = 'Fee: {{ (data.count * 12.5).toFixed(2) }} $ {{ data.count > 1 ? "for all" : "" }}';
    const form = open([{ type: 'number', key: 'count', label: 'Count', input: true }, text('b', { label })]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'count'), strings: ['3'] });
    expect(fieldAt(form, 'b').plainText('label')).toBe('Fee: 37.50 $ for all');
    form.dispatch({ kind: 'input', field: fieldAt(form, 'count'), strings: ['1'] });
    expect(fieldAt(form, 'b').plainText('label')).toBe('Fee: 12.50 $ ');
  });

  test('what comes out of braces is text, and a hole that fails is empty', () => {
    const html = '<p>{{ "<b>" + data.a + "</b>" }}{{ data.nobody.nothing }}</p>';
    const form = open([text('a'), { type: 'content', key: 'c', html }]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    expect(form.fields[1]?.text('html')).toEqual([{ tag: 'p', children: ['<b>x</b>', ''] }]);
  });

  test('a form whose code names a library says so', () => {
    const uses = (custom: string) => open([text('a', { validate: { custom } })]).page.usesLibraries;
    expect([
      uses('valid = _.isEmpty(input)'),
      uses('valid = data._ === 1'),
      uses('valid = moment().isValid()'),
    ]).toEqual([true, undefined, true]);
  });

  test('a form with code says so, and one without does not', () => {
    const has = (component: JsonObject) => open([component]).page.hasCode;
    expect([
      has(text('a')),
      has(text('a', { label: '{{ data.a }}' })),
      has(text('a', { label: '{{ data.a + 1 }}' })),
      has(text('a', { validate: { custom: 'valid = true' } })),
      has(text('a', { customConditional: 'show = true' })),
    ]).toEqual([undefined, undefined, true, true, true]);
  });
});

describe('what else code gives', () => {
  const cities = {
    ...{ type: 'select', key: 'city', label: 'City', input: true, dataSrc: 'custom', valueProperty: 'id' },
    template: '<span>{{ item.name.toUpperCase() }}</span>',
    data: {
      custom:
        'values = [{id: 1, name: "Hull"}, {id: 2, name: "Ottawa"}].filter(c => c.name.startsWith(data.a))',
    },
  };

  test('the options of a select, with what they are called', () => {
    const form = open([text('a'), cities]);
    const options = () => fieldAt(form, 'city').view().options;
    expect(options()).toEqual([
      { value: '1', label: 'HULL' },
      { value: '2', label: 'OTTAWA' },
    ]);
    const before = options();
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [''] });
    expect(options()).toBe(before);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['O'] });
    expect(options()).toEqual([{ value: '2', label: 'OTTAWA' }]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'city'), strings: ['2'] });
    expect(form.data()).toEqual({ a: 'O', city: 2 });
  });

  test.each([
    ['values = ["x", 2, null]', ['x', '2', '']],
    ['return [1]', ['1']],
    ['values = "none"', []],
    ['values = nobody', []],
  ])('from `%s` the options %j', (custom, values) => {
    const { valueProperty: _, template: __, ...plain } = cities;
    const form = open([{ ...plain, data: { custom } }]);
    expect(
      fieldAt(form, 'city')
        .view()
        .options?.map(({ value }) => value),
    ).toEqual(values);
  });

  test.each([
    ['<span>{{ item.name }} ({{ item.id }})</span>', 'Hull (1)'],
    ['<span>No. {{ item.id }}</span>', 'No. 1'],
    ['<b title="{{ item.id }}">{{{ item.name }}}</b>, {{ item.of || "QC" }}', 'Hull, QC'],
    ['{{ item.id }}{{ item.id }}{{ item.nothing }}', '11'],
    ['{{ item.id &lt; 2 ? "first" : "next" }} <i>"one"</i>', 'first "one"'],
    ['{{ item.name }} {{ item. }}{% item %}!', 'Hull !'],
    ['{{ item.name }} - {{ item.of.area || item.id }}', 'Hull - 1'],
    ['A &amp; {{ item.name }} {{ item.of.area }}', 'A & Hull '],
    ['<span>City</span>', 'City'],
    ['<span>{{ item.name }}</span>', 'Hull'],
    ['<span></span>', '1'],
  ])('the label of an option by the template `%s`: `%s`', (template, label) => {
    const form = open([{ ...cities, template, data: { custom: 'values = [{ id: 1, name: "Hull" }]' } }]);
    expect(fieldAt(form, 'city').view().options).toEqual([{ value: '1', label }]);
  });

  test('the limits of a date', () => {
    const limits = { minDate: 'new Date(2026, 2, 10)', maxDate: 'new Date(2026, 2, 20)' };
    const day = { type: 'datetime', key: 'when', label: 'When', input: true, enableTime: false };
    const form = open([{ ...day, widget: { type: 'calendar', ...limits } }]);
    const wrong = (value: string) => {
      form.dispatch({ kind: 'setValue', field: fieldAt(form, 'when'), value });
      return form.stored.failures().map(({ type }) => type);
    };
    expect(wrong('2026-03-09T00:00:00-05:00')).toEqual(['string.minDate']);
    expect(wrong('2026-03-15T00:00:00-04:00')).toEqual([]);
    expect(wrong('2026-03-21T00:00:00-04:00')).toEqual(['string.maxDate']);
    expect(form.stored.unchecked()).toEqual([]);
  });

  test('whether rows may be added to a grid', () => {
    const grid = { type: 'datagrid', key: 'g', input: true, components: [text('x')] };
    const form = open([
      { ...grid, conditionalAddButton: 'show = value.length < 2' },
      { ...grid, key: 'h' },
    ]);
    const g = fieldAt(form, 'g');
    expect([form.canAddRow(g), form.canAddRow(fieldAt(form, 'h'))]).toEqual([true, true]);
    form.dispatch({ kind: 'row:add', grid: g });
    expect(form.canAddRow(g)).toBe(false);
  });

  test('a pattern that would take for ever is not run by a page, and told', () => {
    const form = open([text('a', { validate: { pattern: '(a+)+' } })]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [`${'a'.repeat(40)}!`] });
    expect([form.isValid(), form.stored.unchecked()]).toEqual([
      true,
      [{ path: 'a', rule: 'pattern', reason: 'notRun' }],
    ]);
  });
});

describe('a text with statements', () => {
  const trees = {
    ...{ type: 'datagrid', key: 'trees', label: 'Trees', input: true },
    components: [text('kind'), { type: 'number', key: 'count', label: 'Count', input: true }],
  };
  const html = [
    '<h3>Trees</h3><ul class="trees">',
    '{% data.trees.forEach(function (tree, at) { if (tree.kind) { %}',
    '<li title="Tree {{ at + 1 }}" class="tree"><b>{{ tree.kind }}</b>: {{{ tree.count || 0 }}}</li>',
    '{% } }); %}',
    '</ul>',
    '{% if (data.trees.length &gt; 1) { %}<p>Many</p>{% } else { %}<p>One</p>{% } %}',
  ].join('');

  test('draws its elements as often as they say, and follows the answers', () => {
    const form = openForm([trees, { type: 'content', key: 'c', html }], {
      runCode: createRunCode(),
      submission: { trees: [{ kind: '<i>Oak</i>', count: 2 }] },
    });
    const drawn = () => form.fieldByPath('c')?.text('html');
    const item = (at: number, kind: string, count: number) => ({
      tag: 'li',
      attributes: { title: `Tree ${at}`, class: 'tree' },
      children: [{ tag: 'b', children: [kind] }, ': ', String(count)],
    });
    expect(drawn()).toMatchObject([
      { tag: 'h2' },
      { tag: 'ul', attributes: { class: 'trees' }, children: [item(1, '<i>Oak</i>', 2)] },
      { tag: 'p', children: ['One'] },
    ]);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'trees') });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'trees[1].kind'), strings: ['Elm'] });
    expect(drawn()).toMatchObject([
      {},
      { children: [item(1, '<i>Oak</i>', 2), item(2, 'Elm', 0)] },
      { children: ['Many'] },
    ]);
  });

  test('of words alone is words', () => {
    const label = 'For {% if (data.a) { %}<b>{{ data.a }}</b>{% } else { %}nobody{% } %}';
    const form = open([text('a'), text('b', { placeholder: label, label })]);
    expect([fieldAt(form, 'b').plainText('placeholder'), fieldAt(form, 'b').name()]).toEqual([
      'For nobody',
      'For nobody',
    ]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['Ann'] });
    expect(fieldAt(form, 'b').plainText('placeholder')).toBe('For Ann');
    expect(fieldAt(form, 'b').text('label')).toEqual(['For ', { tag: 'b', children: ['Ann'] }]);
  });

  test.each([
    '{% window.close() %}<p>a</p>',
    '{% if (data.a) { %}<p>a</p>',
    '{% document.write("<script>alert(1)</script>") %}',
  ])('that is no code, or asks for what is not offered, is left out and told: %s', (source) => {
    const form = open([{ type: 'content', key: 'c', html: source }]);
    expect(form.fields[0]?.text('html')).toBe('');
  });

  test('cannot draw what its author did not write, nor an address that runs', () => {
    const source =
      '{% drawOpen(99); drawText("<script>"); drawClose(); drawClose(); %}<a href="{{ data.a }}">x</a>{% drawAttribute("onclick", "alert(1)") %}';
    const form = open([
      text('a', { defaultValue: 'javascript:alert(1)' }),
      { type: 'content', key: 'c', html: source },
    ]);
    expect(form.fields[1]?.text('html')).toEqual([
      { tag: 'span', children: ['<script>'] },
      { tag: 'a', children: ['x'] },
    ]);
  });

  test('that draws for ever ends', () => {
    const form = open([{ type: 'content', key: 'c', html: '{% while (true) { %}<p>a</p>{% } %}' }]);
    expect(form.fields[0]?.text('html').length).toBeLessThanOrEqual(20_000);
  });
});

test('code finds others among the components around its own, and goes through all of the form', () => {
  const custom =
    'utils.getComponent(instance.parent.components, "city").setValue("Laval");' +
    'const found = []; utils.eachComponent(form.components, (one) => { found.push(one.key); });' +
    'data.found = found.join();';
  const go = { type: 'button', key: 'go', label: 'Go', input: true, action: 'custom', custom };
  const home = { type: 'container', key: 'home', input: true, components: [text('city'), go] };
  const form = open([home, { type: 'panel', key: 'panel', components: [text('b')] }, text('found')]);
  form.dispatch({ kind: 'press', field: fieldAt(form, 'home.go') });
  expect(fieldAt(form, 'home.city').value()).toBe('Laval');
  expect(fieldAt(form, 'found').value()).toBe('home,city,go,panel,b,found');
});
