import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from '../../form-instance/open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const within = (components: readonly Json[], more: JsonObject = {}): JsonObject => ({
  ...{ type: 'form', key: 'sub', label: 'Sub', input: true },
  components,
  ...more,
});
const options = { runCode: createRunCode() };

test('what stands in a form within the form keeps its answers as a submission of its own', () => {
  const form = openForm([text('a'), within([text('a')])]);
  typeAndLeave(form, 'a', 'outer');
  typeAndLeave(form, 'sub.data.a', 'inner');
  expect(form.dispatch({ kind: 'submit' })).toEqual({
    kind: 'valid',
    data: { a: 'outer', sub: { data: { a: 'inner' } } },
  });
  expect(form.stored.data()).toEqual({ a: 'outer', sub: { data: { a: 'inner' } } });
});

test('code in a form within the form sees the data of that form, and its own row', () => {
  const code = 'value = [data.a, row.a, submission.data.a, data.outer].join()';
  const form = openForm(
    [text('a'), text('outer'), within([text('a'), text('seen', { calculateValue: code })])],
    options,
  );
  typeAndLeave(form, 'a', 'outer');
  typeAndLeave(form, 'outer', 'outer');
  typeAndLeave(form, 'sub.data.a', 'inner');
  expect(fieldAt(form, 'sub.data.seen').value()).toBe('inner,inner,inner,');
});

test('JSONLogic and the holes of a text in it see the data of that form too', () => {
  const calculateValue = { var: 'data.a' };
  const form = openForm(
    [text('a'), within([text('a'), text('seen', { calculateValue, label: 'Of {{ data.a }}' })])],
    options,
  );
  typeAndLeave(form, 'a', 'outer');
  typeAndLeave(form, 'sub.data.a', 'inner');
  expect(fieldAt(form, 'sub.data.seen').value()).toBe('inner');
  expect(fieldAt(form, 'sub.data.seen').plainText('label')).toBe('Of inner');
});

test('code sets what is of its own form, and the form around stays as it is', () => {
  const form = openForm(
    [text('b'), within([text('a', { calculateValue: "data.b = 'set'; value = 'x'" }), text('b')])],
    options,
  );
  typeAndLeave(form, 'b', 'outer');
  expect(form.data()).toEqual({ b: 'outer', sub: { data: { a: 'x', b: 'set' } } });
});

test.each([
  ['outside of rows', (inner: readonly Json[]) => within(inner), 'sub.data'],
  [
    'in a row',
    (inner: readonly Json[]) => ({ type: 'datagrid', key: 'g', input: true, components: [within(inner)] }),
    'g[0].sub.data',
  ],
  [
    'with rows of its own',
    (inner: readonly Json[]) => within([{ type: 'datagrid', key: 'g', input: true, components: inner }]),
    'sub.data.g[0]',
  ],
  ['within another', (inner: readonly Json[]) => within([text('a'), within(inner)]), 'sub.data.sub.data'],
])('a condition names the fields of its own form first: %s', (_, place, path) => {
  const asking = { ...text('b'), conditional: { show: true, when: 'a', eq: 'yes' } };
  const form = openForm([text('a'), place([text('a'), asking])]);
  expect(fieldAt(form, `${path}.b`).visible()).toBe(false);
  typeAndLeave(form, 'a', 'yes');
  expect(fieldAt(form, `${path}.b`).visible()).toBe(false);
  typeAndLeave(form, `${path}.a`, 'yes');
  expect(fieldAt(form, `${path}.b`).visible()).toBe(true);
});

test('a condition of the form around names a field within by its path', () => {
  const asking = { ...text('b'), conditional: { show: true, when: 'sub.data.a', eq: 'yes' } };
  const form = openForm([within([text('a')]), asking]);
  typeAndLeave(form, 'sub.data.a', 'yes');
  expect(fieldAt(form, 'b').visible()).toBe(true);
});

test('the buttons that would send a form within the form are hidden, wherever they stand, and no others', () => {
  const button = (key: string, more: JsonObject = {}) => ({
    type: 'button',
    key,
    label: key,
    input: true,
    ...more,
  });
  const form = openForm([
    within([
      { type: 'columns', key: 'c', columns: [{ components: [button('plain')] }] },
      button('named', { action: 'submit' }),
      button('event', { action: 'event', event: 'x' }),
    ]),
    button('own'),
  ]);
  const seen = ['sub.data.plain', 'sub.data.named', 'sub.data.event', 'own'].map((path) =>
    fieldAt(form, path).visible(),
  );
  expect(seen).toEqual([false, false, true, true]);
});

test('its rules keep the form around from being sent, and its failures tell where they are', () => {
  const form = openForm([within([text('a', { validate: { required: true } })])]);
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  expect(form.stored.failures().map(({ path }) => path.join('.'))).toEqual(['sub.data.a']);
});

test('one that is hidden is not sent, unless clearOnHide is off', () => {
  const conditional = { show: true, when: 'ask', eq: 'yes' };
  for (const clearOnHide of [true, false]) {
    const form = openForm([text('ask'), within([text('a', { clearOnHide })], { conditional, clearOnHide })]);
    typeAndLeave(form, 'ask', 'yes');
    typeAndLeave(form, 'sub.data.a', 'x');
    typeAndLeave(form, 'ask', 'no');
    const { sub } = form.stored.data();
    expect(sub).toEqual(clearOnHide ? undefined : { data: { a: 'x' } });
  }
});

test('its own translations go first, then those of the form around', () => {
  const settings = { i18n: { fr: { One: 'Dedans', 'b:label': 'Le sien' } } };
  const form = openForm(
    [
      text('a', { label: 'One' }),
      within([text('b', { label: 'One' }), text('c', { label: 'Two' })], { settings }),
      text('d', { label: 'One' }),
    ],
    { locale: 'fr', settings: { i18n: { fr: { One: 'Dehors', Two: 'Deux' } } } },
  );
  const labels = ['a', 'sub.data.b', 'sub.data.c', 'd'].map((path) => fieldAt(form, path).plainText('label'));
  expect(labels).toEqual(['Dehors', 'Le sien', 'Deux', 'Dehors']);
});

const panel = (key: string, components: readonly Json[]) => ({ type: 'panel', key, title: key, components });

test('a wizard within a wizard brings its pages, and a plain form within stands on one', () => {
  const wizard = within([panel('two', [text('a')]), panel('three', [text('b')])], { display: 'wizard' });
  const plain = { ...within([text('c')]), key: 'plain' };
  const form = openForm([panel('one', [text('x')]), wizard, panel('four', [plain])], { display: 'wizard' });
  const steps = form.wizard?.view().steps.map(({ title }) => title);
  expect(steps).toEqual(['one', 'two', 'three', 'four']);
});

test('a wizard within a plain form is drawn as one page', () => {
  const form = openForm([
    within([panel('one', [text('a')]), panel('two', [text('b')])], { display: 'wizard' }),
  ]);
  expect(form.wizard).toBeUndefined();
  expect(['one', 'two'].map((key) => form.fieldByPath(key)?.visible())).toEqual([true, true]);
});
