import type { JsonObject } from '@guichet/definition';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { models } from '../models.ts';

/** Of a component what helps to type into it, once it is prepared. */
function typing(component: JsonObject) {
  const definition = {
    title: 'Test',
    path: 'test',
    components: [{ type: 'textfield', key: 'a', ...component }],
  };
  const prepared = prepareForm(definition, { models });
  const [first] = prepared.kind === 'prepared' ? prepared.form.components : [];
  const { autocomplete, attributes, settings } = first ?? {};
  return { autocomplete, ...attributes, ...(settings?.spellcheck === false && { spellcheck: false }) };
}

const plain = { spellcheck: false };
const none = { ...plain, autocapitalize: 'none' };
const capitals = { ...plain, autocapitalize: 'characters' };
const digits = { ...plain, inputmode: 'numeric' };

test.each<[string, JsonObject, object]>([
  ['prose', {}, {}],
  ['a longer text', { type: 'textarea' }, {}],
  ['a first name', { autocomplete: 'given-name' }, { ...plain, autocapitalize: 'words' }],
  ['a street', { autocomplete: 'section-a home address-line1' }, { ...plain, autocapitalize: 'words' }],
  ['a plate', { case: 'uppercase', autocomplete: 'off' }, capitals],
  ['a postal code', { autocomplete: 'postal-code' }, capitals],
  ['a postal code with a mask', { inputMask: 'A9A 9A9', case: 'uppercase' }, capitals],
  ['a number of digits', { inputMask: '99-99' }, digits],
  ['a code that is shown in a mask', { displayMask: '*** 999' }, none],
  ['a code in one of several masks', { allowMultipleMasks: true }, plain],
  ['a code in small letters', { case: 'lowercase' }, none],
  ['a telephone number in a text field', { autocomplete: 'work tel' }, { ...plain, inputmode: 'tel' }],
  ['an e-mail address in a text field', { autocomplete: 'email' }, { ...none, inputmode: 'email' }],
  ['a web page in a text field', { autocomplete: 'url' }, { ...none, inputmode: 'url' }],
  ['a birthday', { autocomplete: 'bday' }, plain],
  ['an e-mail address', { type: 'email' }, plain],
  ['a telephone number', { type: 'phoneNumber' }, plain],
  ['a web address', { type: 'url' }, plain],
  ['a date', { type: 'datetime' }, { ...none, autocomplete: 'off' }],
  ['a birth date', { type: 'datetime', autocomplete: 'bday' }, none],
  ['a time', { type: 'time' }, { ...none, autocomplete: 'off' }],
  ['a signature', { type: 'signature' }, { ...plain, autocapitalize: 'words', autocomplete: 'name' }],
])('%s is typed with the keys, capitals and spelling that suit it', (_, component, expected) => {
  const { autocomplete } = component;
  expect(typing(component)).toEqual({ autocomplete, ...expected });
});

test('what an author says of typing wins', () => {
  const attributes = { AutoCapitalize: 'none', inputmode: 'text', spellcheck: 'true' };
  expect(typing({ autocomplete: 'given-name', attributes })).toEqual({
    autocomplete: 'given-name',
    autocapitalize: 'none',
    inputmode: 'text',
  });
  expect(typing({ type: 'time', attributes: { autocomplete: 'on' } })).toMatchObject({ autocomplete: 'on' });
});
