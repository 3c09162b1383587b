import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const required = { validate: { required: true } };
const name = { type: 'textfield', key: 'name', label: 'Name', input: true, ...required };
const email = { type: 'email', key: 'email', label: 'Email', input: true };
const agree = { type: 'checkbox', key: 'agree', label: 'I agree', input: true, ...required };

test('a text is validated when the resident leaves it, not while it is typed', () => {
  const form = openForm([email]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'email'), strings: ['ann'] });
  expect(fieldAt(form, 'email').errors()).toEqual([]);
  form.dispatch({ kind: 'blur', field: fieldAt(form, 'email') });
  expect(fieldAt(form, 'email').errors()).toEqual(['Email must be a valid email.']);
});

test('walking through an empty required field shows no error; emptying it does', () => {
  const form = openForm([name]);
  form.dispatch({ kind: 'blur', field: fieldAt(form, 'name') });
  expect(fieldAt(form, 'name').errors()).toEqual([]);
  typeAndLeave(form, 'name', 'A');
  typeAndLeave(form, 'name', ' ');
  expect(fieldAt(form, 'name').errors()).toEqual(['Name is required.']);
});

test('while a shown error is corrected it goes as soon as it holds no more, and no other comes before leaving', () => {
  const form = openForm([{ ...email, ...required }]);
  form.dispatch({ kind: 'submit' });
  expect(fieldAt(form, 'email').errors()).toEqual(['Email is required.']);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'email'), strings: ['a'] });
  expect(fieldAt(form, 'email').errors()).toEqual([]);
  form.dispatch({ kind: 'blur', field: fieldAt(form, 'email') });
  expect(fieldAt(form, 'email').errors()).toEqual(['Email must be a valid email.']);
});

test.each([
  ...(['textfield', 'textarea', 'email', 'url', 'phoneNumber', 'password'] as const).map((type) => [
    type,
    'x',
  ]),
  ...(['number', 'currency'] as const).map((type) => [type, '7']),
  ['time', '10:30'],
  ['tags', 'oak'],
])(
  '%s is validated on leaving, also where the definition says `change`, as a form builder writes it out',
  (type, typed = '') => {
    const form = openForm([{ type, key: 'a', label: 'A', input: true, validateOn: 'change', ...required }]);
    const field = fieldAt(form, 'a');
    form.dispatch({ kind: 'blur', field });
    expect(field.errors()).toEqual([]);
    form.dispatch({ kind: 'input', field, strings: [typed] });
    form.dispatch({ kind: 'input', field, strings: [''] });
    expect(field.errors()).toEqual([]);
    form.dispatch({ kind: 'blur', field });
    expect(field.errors()).toEqual(['A is required.']);
  },
);

test('a choice is validated at once', () => {
  const form = openForm([agree]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'agree'), strings: ['true'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'agree'), strings: [] });
  expect(fieldAt(form, 'agree').errors()).toEqual(['I agree is required.']);
});

test('a field validated on submit says nothing before', () => {
  const form = openForm([{ ...email, validateOn: 'submit' }]);
  typeAndLeave(form, 'email', 'ann');
  expect(fieldAt(form, 'email').errors()).toEqual([]);
  form.dispatch({ kind: 'submit' });
  expect(fieldAt(form, 'email').errors()).toHaveLength(1);
});

test('every failing rule is reported, in the order of the rules', () => {
  const plate = { type: 'textfield', key: 'plate', label: 'Plate', input: true };
  const form = openForm([{ ...plate, validate: { maxLength: '3', pattern: '[A-Z]*', customMessage: '' } }]);
  typeAndLeave(form, 'plate', 'abcd');
  expect(fieldAt(form, 'plate').errors()).toEqual([
    'Plate must have no more than 3 characters.',
    'Plate does not have the right format.',
  ]);
});

test('the author decides the sentence: customMessage, patternMessage, errors, and the name by errorLabel', () => {
  const field = (key: string, more: object) => ({ type: 'textfield', key, label: key, input: true, ...more });
  const form = openForm([
    field('a', { validate: { required: true, customMessage: 'Tell us {{field}}!' } }),
    field('b', { validate: { pattern: 'x', patternMessage: 'Write x, not {{ value }}' }, defaultValue: 'y' }),
    field('c', {
      validate: { required: true },
      errors: { required: '{{ field }} please' },
      errorLabel: 'See',
    }),
  ]);
  form.dispatch({ kind: 'submit' });
  expect(form.errors().map(({ message }) => message)).toEqual(['Tell us a!', 'Write x, not y', 'See please']);
});

test('the alert lists errors in the order of the definition from the first failed submit on, and follows every change', () => {
  const form = openForm([name, { type: 'fieldset', key: 's', components: [email] }, agree]);
  typeAndLeave(form, 'email', 'ann');
  expect(form.errors()).toEqual([]);
  const outcome = form.dispatch({ kind: 'submit' });
  expect(outcome.kind).toBe('invalid');
  expect(form.errors().map(({ keyOrPath }) => keyOrPath)).toEqual(['name', 'email', 'agree']);
  const [, before] = form.errors();
  typeAndLeave(form, 'name', 'Ann');
  expect(form.errors().map(({ keyOrPath }) => keyOrPath)).toEqual(['email', 'agree']);
  expect(form.errors()[0]).toBe(before);
  expect(before).toMatchObject({
    type: 'component',
    component: { key: 'email', type: 'email', label: 'Email' },
    message: 'Email must be a valid email.',
    messages: [{ message: 'Email must be a valid email.', path: 'email' }],
    keyOrPath: 'email',
  });
});

test('a hidden field is not validated, and what is not persistent neither', () => {
  const form = openForm([
    { ...name, conditional: { show: true, when: 'email', eq: 'x' } },
    { ...email, persistent: false, defaultValue: 'nonsense' },
  ]);
  expect(form.dispatch({ kind: 'submit' })).toEqual({ kind: 'valid', data: { email: 'nonsense' } });
  expect(form.stored.data()).toEqual({});
});

test('a secret that is asked for but not kept is validated', () => {
  const form = openForm([{ ...email, persistent: false, protected: true, defaultValue: 'nonsense' }]);
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  expect(form.stored.data()).toEqual({});
});

test('a valid form gives its data, with true for the button that was pressed', () => {
  const form = openForm([name, { type: 'button', key: 'submit', label: 'Send', input: true }]);
  typeAndLeave(form, 'name', 'Ann');
  expect(form.dispatch({ kind: 'submit', by: fieldAt(form, 'submit') })).toEqual({
    kind: 'valid',
    data: { name: 'Ann', submit: true },
  });
  expect(form.stored.data()).toEqual({ name: 'Ann' });
});

test('of two buttons the last that was pressed is marked', () => {
  const button = (key: string) => ({ type: 'button', key, label: key, input: true });
  const form = openForm([button('send'), button('sendNow')]);
  form.dispatch({ kind: 'submit', by: fieldAt(form, 'send') });
  expect(form.dispatch({ kind: 'submit', by: fieldAt(form, 'sendNow') })).toEqual({
    kind: 'valid',
    data: { send: false, sendNow: true },
  });
});

test('a loaded value that a type cannot keep fails, and is not kept', () => {
  const form = openForm([name], { submission: { name: { first: 'Ann' } } });
  expect(form.stored.failures().map(({ type }) => type)).toEqual(['string.type']);
  expect(form.stored.failures()[0]).toMatchObject({ type: 'string.type', path: ['name'] });
});

test('the language changes every sentence and keeps what was typed, validated and listed', () => {
  const form = openForm([name, email]);
  typeAndLeave(form, 'email', 'ann');
  form.dispatch({ kind: 'submit' });
  form.dispatch({
    kind: 'setLanguage',
    locale: 'fr',
    texts: { 'name:label': 'Nom', 'email:label': 'Courriel' },
  });
  expect(form.errors().map(({ message }) => message)).toEqual([
    'Le champ «\u00a0Nom\u00a0» est obligatoire.',
    'Le champ «\u00a0Courriel\u00a0» doit contenir une adresse courriel valide.',
  ]);
  expect(fieldAt(form, 'email').value()).toBe('ann');
});

test('the failures of a form read as the details of a refusal', () => {
  const form = openForm([{ ...name, validate: { required: true, minLength: 3 } }, email], {
    submission: { name: 'Al', email: 'x' },
  });
  expect(form.stored.failures()).toMatchObject([
    {
      type: 'string.minLength',
      path: ['name'],
      context: { validator: 'minLength', key: 'name', label: 'Name', length: 3, setting: 3, hasLabel: true },
    },
    { type: 'string.email', path: ['email'], message: 'Email must be a valid email.' },
  ]);
});

test('when errors are forgotten none stands, answers stay, and sending again finds them all', () => {
  const form = openForm([name, email]);
  typeAndLeave(form, 'email', 'ann');
  form.dispatch({ kind: 'submit' });
  form.dispatch({
    kind: 'setServerErrors',
    details: [
      { type: 'any.odd', path: ['nobody'], message: 'The clerk is puzzled', context: {} },
      { type: 'any.odd', path: ['name'], message: 'No such name', context: {} },
    ],
  });
  expect(form.errors()).toHaveLength(3);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'name'), strings: ['A'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'name'), strings: [''] });
  form.dispatch({ kind: 'forgetErrors' });
  expect(form.errors()).toEqual([]);
  expect([fieldAt(form, 'name').errors(), fieldAt(form, 'email').errors()]).toEqual([[], []]);
  expect(form.data().email).toBe('ann');
  form.dispatch({ kind: 'submit' });
  expect(form.errors().map(({ message }) => message)).toEqual([
    'Name is required.',
    'Email must be a valid email.',
  ]);
});
