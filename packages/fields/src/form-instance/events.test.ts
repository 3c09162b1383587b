import type { JsonObject } from '@guichet/definition';
import type { EventName, Form } from '@guichet/engine';
import { expect, test } from 'vitest';
import { datagridModel } from '../types/datagrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});
const required = { validate: { required: true } };

/** The names of what a form says, in order. */
function heard(form: Form, ...events: EventName[]): string[] {
  const names: string[] = [];
  for (const event of events) form.on(event, () => names.push(event));
  return names;
}

test('a change tells what changed, what follows from it, and who did it', () => {
  const form = openForm([text('a'), text('b', { calculateValue: { cat: [{ var: 'data.a' }, '!'] } })]);
  const emitted: unknown[] = [];
  form.on('change', ({ data, isValid, changed }, { changes }, modified) => {
    emitted.push({
      data,
      isValid,
      first: changed.component,
      all: changes.map(({ component, value }) => [component, value]),
      modified,
    });
  });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 'a'), value: 'y' });
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 'a'), value: 'y' });
  form.dispatch({ kind: 'blur', field: fieldAt(form, 'a') });
  expect(emitted).toEqual([
    {
      data: { a: 'x', b: 'x!' },
      isValid: true,
      first: 'a',
      all: [
        ['a', 'x'],
        ['b', 'x!'],
      ],
      modified: true,
    },
    {
      data: { a: 'y', b: 'y!' },
      isValid: true,
      first: 'a',
      all: [
        ['a', 'y'],
        ['b', 'y!'],
      ],
      modified: false,
    },
  ]);
});

test('data and validity are worked out only when a listener reads them', () => {
  const evaluated: string[] = [];
  const form = openForm([text('a'), text('b', required)], {
    observe: (what, field) => evaluated.push(`${what} ${field.component.key}`),
  });
  form.on('change', () => undefined);
  evaluated.length = 0;
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
  expect(evaluated).toEqual([]);
  form.on('change', ({ isValid }) => expect(isValid).toBe(false));
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['xy'] });
  expect(evaluated).toContain('rules b');
});

test('a listener that was removed is called no more, and a listener may command', () => {
  const form = openForm([text('a'), text('b')]);
  const stop = form.on('change', (_, { changed }) => {
    if (changed.component === 'a')
      form.dispatch({ kind: 'setValue', field: fieldAt(form, 'b'), value: 'from a listener' });
  });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
  expect(form.data()).toEqual({ a: 'x', b: 'from a listener' });
  stop();
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 'b'), value: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['y'] });
  expect(form.data()).toEqual({ a: 'y', b: '' });
});

test('a refused submission is told in the order of Form.io, and a sent one too', () => {
  const form = openForm([text('a', required), text('b', required)]);
  const names = heard(form, 'submitButton', 'componentError', 'submitError', 'error', 'submit', 'submitDone');
  form.dispatch({ kind: 'submit' });
  expect(names).toEqual(['submitButton', 'componentError', 'componentError', 'submitError', 'error']);
  expect([form.isSubmitted(), form.isPristine()]).toEqual([false, true]);
  names.length = 0;
  for (const key of ['a', 'b']) form.dispatch({ kind: 'input', field: fieldAt(form, key), strings: ['x'] });
  const outcome = form.dispatch({ kind: 'submit' });
  expect([outcome.kind, form.isSubmitted(), form.isPristine()]).toEqual(['valid', true, false]);
  form.dispatch({ kind: 'sent', submission: { data: form.data() }, isSaved: true });
  expect(names).toEqual(['submitButton', 'submit', 'submitDone']);
});

test('a form that could not be saved counts as not submitted, and says so', () => {
  const form = openForm([text('a')]);
  const names = heard(form, 'submitError', 'error');
  form.dispatch({ kind: 'submit' });
  expect(form.isSubmitted()).toBe(true);
  form.dispatch({ kind: 'setSubmitError', name: 'submitError' });
  expect([form.isSubmitted(), names]).toEqual([false, ['submitError', 'error']]);
});

test('entering and leaving a field is told, and a field that was left is touched', () => {
  const form = openForm([text('a'), text('b')]);
  const emitted: string[] = [];
  form.on('focus', (field) => emitted.push(`focus ${field.component.key}`));
  form.on('blur', (field) => emitted.push(`blur ${field.component.key}`));
  const a = fieldAt(form, 'a');
  form.dispatch({ kind: 'focus', field: a });
  form.dispatch({ kind: 'blur', field: a });
  expect(emitted).toEqual(['focus a', 'blur a']);
  expect([a.isTouched(), a.isModified(), fieldAt(form, 'b').isTouched()]).toEqual([true, false, false]);
});

test('rows that come and go are told with their grid and their place', () => {
  const form = openForm([{ type: 'datagrid', key: 'g', input: true, components: [text('a')] }], {
    models: { datagrid: datagridModel },
    submission: { g: [{ a: '1' }, { a: '2' }] },
  });
  const grid = fieldAt(form, 'g');
  const emitted: unknown[] = [];
  form.on('dataGridAddRow', ({ component, row }) => emitted.push([component.component.key, row.index()]));
  form.on('dataGridDeleteRow', ({ index }) => emitted.push(index));
  const row = form.dispatch({ kind: 'row:add', grid });
  form.dispatch({ kind: 'row:remove', grid, row });
  expect(emitted).toEqual([['g', 2], 2]);
});

test('an event of a button or a host is told by its name, with the data', () => {
  const form = openForm([text('a')], { submission: { a: 'x' } });
  const emitted: unknown[] = [];
  form.on('customEvent', ({ type, data }) => emitted.push([type, data]));
  form.dispatch({ kind: 'emit', event: 'navigateToNextPage' });
  expect(emitted).toEqual([['navigateToNextPage', { a: 'x' }]]);
});

test('a page, a row or everything is validated on demand, and gives its errors in order', () => {
  const grid = {
    type: 'datagrid',
    key: 'g',
    input: true,
    components: [text('c', required), text('d', required)],
  };
  const page = { type: 'panel', key: 'p', input: false, components: [text('a', required), text('b')] };
  const form = openForm([page, grid], {
    models: { datagrid: datagridModel },
    submission: { g: [{ c: '', d: '' }, { c: '' }] },
  });
  const paths = (items: readonly { keyOrPath: string }[]) => items.map(({ keyOrPath }) => keyOrPath);
  const shown = () => ['a', 'g[0].c', 'g[1].c'].filter((path) => fieldAt(form, path).errors().length > 0);
  expect(shown()).toEqual([]);
  const [panel, gridField] = form.fields;
  expect(panel && paths(form.dispatch({ kind: 'validate', within: panel }))).toEqual(['a']);
  expect(shown()).toEqual(['a']);
  const row = gridField?.rows()?.[1];
  expect(row && paths(form.dispatch({ kind: 'validate', within: row }))).toEqual(['g[1].c', 'g[1].d']);
  expect(shown()).toEqual(['a', 'g[1].c']);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
  expect(paths(form.dispatch({ kind: 'validate' }))).toEqual(['g[0].c', 'g[0].d', 'g[1].c', 'g[1].d']);
  expect([form.failedAttempts(), form.errors()]).toEqual([0, []]);
});
