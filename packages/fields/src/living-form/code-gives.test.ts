import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

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
    form.input(fieldAt(form, 'count'), ['3']);
    expect(fieldAt(form, 'b').plainText('label')).toBe('Fee: 37.50 $ for all');
    form.input(fieldAt(form, 'count'), ['1']);
    expect(fieldAt(form, 'b').plainText('label')).toBe('Fee: 12.50 $ ');
  });

  test('what comes out of braces is text, and a hole that fails is empty', () => {
    const html = '<p>{{ "<b>" + data.a + "</b>" }}{{ data.nobody.nothing }}</p>';
    const form = open([text('a'), { type: 'content', key: 'c', html }]);
    form.input(fieldAt(form, 'a'), ['x']);
    expect(form.fields[1]?.text('html')).toEqual([{ tag: 'p', children: ['<b>x</b>', ''] }]);
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
    form.input(fieldAt(form, 'a'), ['']);
    expect(options()).toBe(before);
    form.input(fieldAt(form, 'a'), ['O']);
    expect(options()).toEqual([{ value: '2', label: 'OTTAWA' }]);
    form.input(fieldAt(form, 'city'), ['2']);
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

  test('the limits of a date', () => {
    const limits = { minDate: 'new Date(2026, 2, 10)', maxDate: 'new Date(2026, 2, 20)' };
    const day = { type: 'datetime', key: 'when', label: 'When', input: true, enableTime: false };
    const form = open([{ ...day, widget: { type: 'calendar', ...limits } }]);
    const wrong = (value: string) => {
      form.setValue(fieldAt(form, 'when'), value);
      return form.failureDetails().map(({ type }) => type);
    };
    expect(wrong('2026-03-09T00:00:00-05:00')).toEqual(['string.minDate']);
    expect(wrong('2026-03-15T00:00:00-04:00')).toEqual([]);
    expect(wrong('2026-03-21T00:00:00-04:00')).toEqual(['string.maxDate']);
    expect(form.unchecked()).toEqual([]);
  });

  test('whether rows may be added to a grid', () => {
    const grid = { type: 'datagrid', key: 'g', input: true, components: [text('x')] };
    const form = open([
      { ...grid, conditionalAddButton: 'show = value.length < 2' },
      { ...grid, key: 'h' },
    ]);
    const g = fieldAt(form, 'g');
    expect([form.canAddRow(g), form.canAddRow(fieldAt(form, 'h'))]).toEqual([true, true]);
    form.addRow(g);
    expect(form.canAddRow(g)).toBe(false);
  });

  test('a pattern that would take for ever is not run by a page, and told', () => {
    const form = open([text('a', { validate: { pattern: '(a+)+' } })]);
    form.input(fieldAt(form, 'a'), [`${'a'.repeat(40)}!`]);
    expect([form.isValid(), form.unchecked()]).toEqual([
      true,
      [{ path: 'a', rule: 'pattern', reason: 'notRun' }],
    ]);
  });
});
