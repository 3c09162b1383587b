import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const component = { type: 'textarea', key: 'a', label: 'A', input: true };
const json = { ...component, as: 'json', editor: 'ace' };
const rich = { ...component, editor: 'ckeditor' };

function typed(of: object, text: string) {
  const form = openForm([{ ...component, ...of }]);
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: [text] });
  const formatWhileTyping = field.shown()[0];
  form.dispatch({ kind: 'blur', field });
  return { value: field.value(), formatWhileTyping, shown: field.shown()[0] };
}

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1, 2]', [1, 2]],
  ['5', 5],
  ['"5"', '5'],
  ['{"a":', '{"a":'],
  ['', ''],
])('%j typed as JSON is kept as %j, and says the same when it is shown', (text, value) => {
  const { value: kept, shown = '' } = typed(json, text);
  expect(kept).toEqual(value);
  expect(typed(json, shown).value).toEqual(value);
});

test('what is being typed is not written over', () => {
  expect(typed(json, '{ "a":1 }').formatWhileTyping).toBe('{ "a":1 }');
  expect(typed(rich, 'One \n').formatWhileTyping).toBe('One \n');
});

test('JSON that was stored is shown in lines, and stays as it is', () => {
  const form = openForm([json], { submission: { a: { b: [true] } } });
  expect(fieldAt(form, 'a').shown()).toEqual(['{\n  "b": [\n    true\n  ]\n}']);
  expect(form.data()).toEqual({ a: { b: [true] } });
});

test('of a rich text the words are shown, and the text is kept as it was stored until somebody changes it', () => {
  const stored = '<p>One &amp; <strong>two</strong></p><p>Three</p>';
  const form = openForm([rich], { submission: { a: stored } });
  expect(fieldAt(form, 'a').shown()).toEqual(['One & two\n\nThree']);
  expect(form.data()).toEqual({ a: stored });
});

test('what is typed as a rich text is no markup', () => {
  expect(typed(rich, 'a <b> & c').value).toBe('<p>a &lt;b&gt; &amp; c</p>');
  expect(typed(rich, 'a <b> & c').shown).toBe('a <b> & c');
});

test.each(['<p>&nbsp;</p>', '<p><br></p>', '  '])('a rich text of %j is empty', (stored) => {
  const required = { ...rich, validate: { required: true } };
  expect(openForm([required], { submission: { a: stored } }).stored.failures()).toMatchObject([
    { type: 'any.required' },
  ]);
});

test.each([
  ['en', 'A must be JSON. Check its brackets, quotation marks and commas.'],
  [
    'fr',
    'Le champ «\u00a0A\u00a0» doit contenir du JSON. Vérifiez les accolades, les guillemets et les virgules.',
  ],
] as const)('JSON that is begun and not right is refused (%s)', (locale, sentence) => {
  for (const text of ['{bad', '[1, 2', '"a']) {
    const form = openForm([json], { locale });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [text] });
    form.dispatch({ kind: 'blur', field: fieldAt(form, 'a') });
    expect(fieldAt(form, 'a').errors()).toEqual([sentence]);
  }
});

test('any other text is JSON, or is kept as words', () => {
  for (const text of ['{"a":1}', '7', 'words', '']) {
    const form = openForm([json]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [text] });
    expect(form.isValid()).toBe(true);
  }
});
