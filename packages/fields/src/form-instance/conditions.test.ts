import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const text = (key: string, more = {}) => ({ type: 'textfield', key, label: key, input: true, ...more });
const shownBy = (when: string, eq: string) => ({ conditional: { show: true, when, eq } });

test('a field hidden by its own condition has no key, is filled with its default when first shown, and loses its value when hidden', () => {
  const form = openForm([text('a'), text('b', { ...shownBy('a', 'yes'), defaultValue: 'blue' })]);
  expect(form.data()).toEqual({ a: '' });
  expect(fieldAt(form, 'b').visible()).toBe(false);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.data()).toEqual({ a: 'yes', b: 'blue' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['green'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect(form.data()).toEqual({ a: 'no' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.data()).toEqual({ a: 'yes', b: 'blue' });
});

test('a field that is not cleared on hiding keeps its default and its value', () => {
  const form = openForm([
    text('a'),
    text('b', { ...shownBy('a', 'yes'), clearOnHide: false, defaultValue: 'x' }),
  ]);
  expect(form.data()).toEqual({ a: '', b: 'x' });
  expect(form.stored.data()).toEqual({ a: '', b: 'x' });
});

test('a plainly hidden field keeps its default, is stored and is not validated', () => {
  const form = openForm([
    text('a', { hidden: true, defaultValue: 'x', validate: { maxLength: 0, pattern: 'y' } }),
  ]);
  expect(form.stored.data()).toEqual({ a: 'x' });
  expect(form.dispatch({ kind: 'submit' })).toEqual({ kind: 'valid', data: { a: 'x' } });
});

test('below a hidden panel a field keeps what was filled in until it is stored, and has no key while empty', () => {
  const panel = {
    type: 'panel',
    key: 'p',
    ...shownBy('a', 'yes'),
    components: [text('b', { defaultValue: '' })],
  };
  const form = openForm([text('a'), panel]);
  expect(form.data()).toEqual({ a: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['kept'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect(fieldAt(form, 'b').visible()).toBe(false);
  expect(form.data()).toEqual({ a: 'no', b: 'kept' });
  expect(form.stored.data()).toEqual({ a: 'no' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.stored.data()).toEqual({ a: 'yes', b: 'kept' });
});

test('below a hidden layout that clears, a field loses what was filled in', () => {
  const set = {
    type: 'fieldset',
    key: 'p',
    clearOnHide: true,
    ...shownBy('a', 'yes'),
    components: [text('b'), text('c', { clearOnHide: false })],
  };
  const form = openForm([text('a', { defaultValue: 'yes' }), set]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['gone'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'c'), strings: ['kept'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect(form.data()).toEqual({ a: 'no', c: 'kept' });
});

test('a container that a condition hides goes with all that it holds, also with what is not cleared by itself', () => {
  const box = {
    type: 'container',
    key: 'box',
    input: true,
    ...shownBy('a', 'yes'),
    components: [
      text('b', { clearOnHide: false }),
      text('hidden', { ...shownBy('a', 'never'), clearOnHide: false, defaultValue: 'y' }),
    ],
  };
  const components = [text('a', { defaultValue: 'yes' }), box, text('c', shownBy('box.b', 'x'))];
  const form = openForm([...components, text('d', shownBy('box.hidden', 'y'))]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'box.b'), strings: ['x'] });
  expect(form.data()).toEqual({ a: 'yes', box: { b: 'x', hidden: 'y' }, c: '', d: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect(form.data()).toEqual({ a: 'no' });
});

test('a submission that is loaded is brought to the same point as one that was typed', () => {
  const panel = { type: 'panel', key: 'p', ...shownBy('a', 'yes'), components: [text('b')] };
  const components = [text('a'), panel, text('c', shownBy('b', 'kept')), text('d', shownBy('a', 'yes'))];
  const form = openForm(components, { submission: { a: 'no', b: 'kept', c: 'seen', d: 'gone', other: 1 } });
  expect(form.data()).toEqual({ a: 'no', b: 'kept', c: 'seen', other: 1 });
  expect(form.stored.data()).toEqual({ a: 'no', c: 'seen' });
});

test('two fields with one key that exclude each other share the answer and never clear it from under the other', () => {
  const form = openForm([text('t'), text('x', shownBy('t', '1')), text('x', shownBy('t', '2'))], {
    submission: { t: '2', x: 'kept' },
  });
  expect(form.data()).toEqual({ t: '2', x: 'kept' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 't'), strings: ['1'] });
  expect(form.data()).toEqual({ t: '1', x: expect.any(String) });
  form.dispatch({ kind: 'input', field: fieldAt(form, 't'), strings: ['3'] });
  expect(form.data()).toEqual({ t: '3' });
});

test('two fields with one key do not fill in what was sent as cleared', () => {
  const number = (eq: string) => ({ ...text('x', shownBy('t', eq)), type: 'number', defaultValue: 7 });
  const components = [text('t'), number('1'), { ...number('2'), clearOnHide: false }];
  const form = openForm(components, { submission: { t: '1', x: null }, absentStaysAbsent: true });
  expect(form.stored.data()).toEqual({ t: '1' });
});

test('a number that was cleared is sent as such where a form service would fill it in', () => {
  const number = (key: string, more: object) => ({ ...text(key, more), type: 'number' });
  const form = openForm([
    number('written', { defaultValue: 7 }),
    number('computed', { customDefaultValue: { '+': [3, 4] } }),
    number('hidden', { defaultValue: 7, hidden: true }),
    number('none', {}),
  ]);
  for (const path of ['written', 'computed', 'hidden'])
    form.dispatch({ kind: 'setValue', field: fieldAt(form, path), value: undefined });
  expect(form.data()).toEqual({ written: null, computed: null, hidden: null });
});

test('a chain of 200 conditions appears and disappears within one command', () => {
  const links = Array.from({ length: 200 }, (_, index) =>
    text(`f${index + 1}`, { ...shownBy(`f${index}`, 'go'), defaultValue: 'go' }),
  );
  const form = openForm([text('f0'), ...links]);
  expect(fieldAt(form, 'f1').visible()).toBe(false);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'f0'), strings: ['go'] });
  expect(fieldAt(form, 'f200').visible()).toBe(true);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'f0'), strings: ['stop'] });
  expect(form.data()).toEqual({ f0: 'stop' });
  expect(form.nonConverging()).toEqual([]);
});

test('the same chain in the reverse order of the definition settles too', () => {
  const links = Array.from({ length: 200 }, (_, index) =>
    text(`f${index + 1}`, { ...shownBy(`f${index}`, 'go'), defaultValue: 'go' }),
  ).reverse();
  const form = openForm([...links, text('f0', { defaultValue: 'go' })]);
  expect(fieldAt(form, 'f200').visible()).toBe(true);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'f0'), strings: ['stop'] });
  expect(form.data()).toEqual({ f0: 'stop' });
  expect(form.nonConverging()).toEqual([]);
});

test('a condition that reads its own field settles: the answer that hides the field is cleared and it is back', () => {
  const form = openForm([text('a', { conditional: { show: false, when: 'a', eq: 'hide me' } })]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['hide me'] });
  expect(form.data()).toEqual({ a: '' });
  expect(fieldAt(form, 'a').visible()).toBe(true);
  expect(form.nonConverging()).toEqual([]);
});

test('a condition that can never agree with its own field stops and is reported by path', () => {
  const form = openForm([text('a', { defaultValue: 'x', conditional: { show: false, when: 'a', eq: 'x' } })]);
  expect(form.nonConverging()).toEqual([{ path: 'a', reaction: 'visibility' }]);
});

test('two fields that hide each other settle on one of them', () => {
  const hiddenBy = (key: string) => ({ conditional: { show: true, when: key, eq: '' } });
  const form = openForm([text('a', hiddenBy('b')), text('b', hiddenBy('a'))]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['here'] });
  expect(fieldAt(form, 'b').visible()).toBe(false);
  expect(form.data()).toEqual({ a: 'here' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [''] });
  expect(fieldAt(form, 'b').visible()).toBe(true);
  expect(form.nonConverging()).toEqual([]);
});

test('a field that hides what shows it is reported by path and the form goes on', () => {
  const form = openForm([
    text('a', { conditional: { show: true, when: 'b', eq: '' }, defaultValue: 'x' }),
    text('b', { conditional: { show: true, when: 'a', eq: 'x' }, defaultValue: 'y' }),
    text('c'),
  ]);
  expect(form.nonConverging().map(({ path }) => path)).toContain('a');
  typeAndLeave(form, 'c', 'still here');
  expect(fieldAt(form, 'c').value()).toBe('still here');
});

test('a condition on a name that is nowhere sees nothing', () => {
  const form = openForm([text('b', shownBy('nobody', 'x')), text('c', shownBy('nobody', ''))]);
  expect(fieldAt(form, 'b').visible()).toBe(false);
  expect(fieldAt(form, 'c').visible()).toBe(true);
});

test('keys with dots nest in the data and conditions find them by path', () => {
  const form = openForm([text('applicant.name'), text('pet', shownBy('applicant.name', 'Ann'))]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'applicant.name'), strings: ['Ann'] });
  expect(form.data()).toEqual({ applicant: { name: 'Ann' }, pet: '' });
  expect(fieldAt(form, 'applicant.name').path()).toBe('applicant.name');
});

test('a list of conditions asks the component whether it is empty', () => {
  const conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: 'a', operator: 'isNotEmpty' }],
  };
  const form = openForm([
    { type: 'checkbox', key: 'a', label: 'a', input: true },
    text('b', { conditional }),
  ]);
  expect(fieldAt(form, 'b').visible()).toBe(false);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['true'] });
  expect(fieldAt(form, 'b').visible()).toBe(true);
});

test('as a form service validates, what a submission lacks stays absent unless its author gave it a default', () => {
  const components = [
    text('a'),
    text('b', { defaultValue: 'x' }),
    { type: 'checkbox', key: 'c', label: 'c', input: true },
  ];
  const form = openForm(components, { submission: {}, absentStaysAbsent: true });
  expect(form.stored.data()).toEqual({ b: 'x' });
  expect(openForm(components, { submission: {} }).stored.data()).toEqual({ a: '', b: 'x', c: false });
});
