import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const component = { type: 'textfield', key: 'a', label: 'A', input: true };
const several = {
  ...component,
  allowMultipleMasks: true,
  inputMasks: [
    { label: 'Plate', mask: 'AAAA 999' },
    { label: 'Permit', mask: '99-99' },
  ],
};

/** The text after each of these, typed one after the other into one control. */
function typed(texts: readonly string[], more: object): readonly string[] {
  const form = openForm([{ ...component, ...more }]);
  const field = fieldAt(form, 'a');
  return texts.map((text) => {
    form.dispatch({ kind: 'input', field, strings: [text] });
    return field.shown()[0] ?? '';
  });
}

function left(text: string, more: object) {
  const form = openForm([{ ...component, ...more }]);
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: [text] });
  form.dispatch({ kind: 'blur', field });
  return { value: field.value(), shown: field.shown()[0], errors: field.errors() };
}

test('the punctuation comes as it is typed, and nothing comes back that is taken out', () => {
  expect(
    typed(['1', '12', '123', '12-3', '12-', '12', '1', ''], {
      inputMask: '99-99',
    }),
  ).toEqual(['1', '12', '12-3', '12-3', '12-', '12', '1', '']);
});

test('what does not fit is kept as it was typed, and reported when the field is left', () => {
  expect(typed(['12-3', '12-3x'], { inputMask: '99-99' })).toEqual(['12-3', '12-3x']);
  expect(left('12-3x', { inputMask: '99-99' })).toEqual({
    value: '12-3x',
    shown: '12-3x',
    errors: ['A does not match the mask.'],
  });
});

test('half a mask is an error, unless its author says that the mask is not validated', () => {
  expect(left('12', { inputMask: '99-99' }).errors).toEqual(['A does not match the mask.']);
  expect(left('12', { inputMask: '99-99', validate: { skipMaskValidation: true } }).errors).toEqual([]);
});

test('with a mask to show alone, what was filled in is kept without punctuation, whole or not', () => {
  const account = { displayMask: '999 999 999' };
  expect(left('123 456 789', account)).toEqual({ value: '123456789', shown: '123 456 789', errors: [] });
  expect(left('12345', account)).toEqual({ value: '12345', shown: '123 45', errors: [] });
});

test('with both masks one is shown and the other is kept and validated', () => {
  const account = { displayMask: '999 999 999', inputMask: '999-999-999' };
  expect(typed(['1234'], account)).toEqual(['123 4']);
  expect(left('123456789', account)).toEqual({ value: '123-456-789', shown: '123 456 789', errors: [] });
  expect(left('1234', account).errors).toEqual(['A does not match the mask.']);
});

test('a mask that is shown alone and one that is kept alone ask for the same of a loaded value', () => {
  const form = openForm([{ ...component, displayMask: '999 999' }], { submission: { a: '123456' } });
  expect(fieldAt(form, 'a').shown()).toEqual(['123 456']);
  expect(form.data()).toEqual({ a: '123456' });
});

test('the author’s case goes before a mask that takes either', () => {
  expect(left('ab12', { inputMask: '****', case: 'uppercase' }).value).toBe('AB12');
});

const phone = { type: 'phoneNumber', key: 'a', label: 'A', input: true };
const withPunctuation = '(613) 555-1234';

test.each([
  ['a telephone number', { ...phone, defaultValue: '6135551234' }, withPunctuation],
  [
    'one in its own mask',
    { ...phone, inputMask: '999-999-9999', defaultValue: '6135551234' },
    '613-555-1234',
  ],
  ['one of several', { ...phone, multiple: true, defaultValue: ['6135551234'] }, [withPunctuation]],
  [
    'one with another mask to show',
    { ...phone, displayMask: '999 999 9999', defaultValue: '6135551234' },
    withPunctuation,
  ],
  ['an address', { ...phone, type: 'url', inputMask: 'aa.aa', defaultValue: 'abca' }, 'ab.ca'],
])('the default of %s is kept in its mask, and can be sent', (_, definition, value) => {
  const form = openForm([definition]);
  expect([form.data(), form.isValid()]).toEqual([{ a: value }, true]);
});

test.each([
  ['half a telephone number', { ...phone, defaultValue: '613555' }, '613555'],
  [
    'one that is written when it is left',
    { ...phone, applyMaskOn: 'blur', defaultValue: '6135551234' },
    '6135551234',
  ],
  ['a calculated one', { ...phone, calculateValue: { cat: ['613', '5551234'] } }, '6135551234'],
  ['a text', { ...component, inputMask: '99-99', defaultValue: '1234' }, '1234'],
])('the default of %s stays as it is, as on Form.io’s page', (_, definition, value) => {
  expect(openForm([definition]).data()).toEqual({ a: value });
});

test('of several masks the first is chosen, and an untouched field is empty', () => {
  const form = openForm([several]);
  expect(form.data()).toEqual({ a: { value: '', maskName: 'Plate' } });
  expect(fieldAt(form, 'a').shown()).toEqual(['Plate', '']);
  expect(openForm([{ ...several, validate: { required: true } }]).stored.failures()).toMatchObject([
    { type: 'any.required' },
  ]);
});

test('the chosen mask writes and validates what is typed', () => {
  const form = openForm([several]);
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: ['Permit', '1234'] });
  expect(field.value()).toEqual({ value: '12-34', maskName: 'Permit' });
  form.dispatch({ kind: 'input', field, strings: ['Plate', '12-34'] });
  form.dispatch({ kind: 'blur', field });
  expect(field.errors()).toEqual(['A does not match the mask.']);
  form.dispatch({ kind: 'input', field, strings: ['Plate', 'ABCD123'] });
  form.dispatch({ kind: 'blur', field });
  expect([field.value(), field.errors()]).toEqual([{ value: 'ABCD 123', maskName: 'Plate' }, []]);
});

test('several masks write letters as a single one does, and leave what was stored as it was', () => {
  const plate = { ...several, inputMasks: [{ label: 'Plate', mask: 'AA 99' }] };
  expect(left('ab12', { inputMask: 'AA 99' }).value).toBe('AB 12');
  const form = openForm([plate]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['Plate', 'ab12'] });
  expect(form.data()).toEqual({ a: { value: 'AB 12', maskName: 'Plate' } });
  const stored = { a: { value: 'ab 12', maskName: 'Plate' } };
  const loaded = openForm([plate], { submission: stored });
  expect([loaded.data(), loaded.isValid()]).toEqual([stored, true]);
});

test.each([
  ['a mask', { inputMask: '99-99' }],
  ['a mask to show', { displayMask: '99-99' }],
])('where the author says so, %s is written once the field is left', (_, more) => {
  const form = openForm([{ ...component, ...more, applyMaskOn: 'blur' }]);
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: ['1234'] });
  expect(field.shown()).toEqual(['1234']);
  form.dispatch({ kind: 'blur', field });
  expect([field.shown(), field.errors()]).toEqual([['12-34'], []]);
});

test('so is the number of a telephone, and one of several masks', () => {
  const phone = { type: 'phoneNumber', key: 'p', label: 'P', input: true };
  const form = openForm([
    { ...phone, applyMaskOn: 'blur' },
    { ...several, applyMaskOn: 'blur' },
  ]);
  const [number, text] = [fieldAt(form, 'p'), fieldAt(form, 'a')];
  form.dispatch({ kind: 'input', field: number, strings: ['6135550123'] });
  form.dispatch({ kind: 'input', field: text, strings: ['Permit', '1234'] });
  expect([number.shown(), text.shown()]).toEqual([['6135550123'], ['Permit', '1234']]);
  form.dispatch({ kind: 'blur', field: number });
  form.dispatch({ kind: 'blur', field: text });
  expect([number.shown(), text.shown()]).toEqual([['(613) 555-0123'], ['Permit', '12-34']]);
});

test('a text that was stored without a mask gets the first, and what is no text is none', () => {
  expect(openForm([several], { submission: { a: 'ABCD 123' } }).data()).toEqual({
    a: { value: 'ABCD 123', maskName: 'Plate' },
  });
  expect(openForm([several], { submission: { a: { value: {}, maskName: 'Plate' } } }).data()).toEqual({
    a: { value: '', maskName: 'Plate' },
  });
});

test('a receipt names the text, not its mask', () => {
  const form = openForm([several], { submission: { a: { value: '12-34', maskName: 'Permit' } } });
  const field = fieldAt(form, 'a');
  expect(field.model.formatValue?.(field.value(), field.component, 'en', field.environment())).toEqual([
    '12-34',
  ]);
});
