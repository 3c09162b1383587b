import type { JsonObject } from '@guichet/definition';
import type { ValidateSettings } from '../../prepared-form.ts';
import type { OurRuleName } from '../rule-name.ts';
import type { ComparedForm } from './comparison.ts';

const texts = [
  '',
  ' ',
  'a',
  'ab',
  'abc',
  'abcd',
  'é',
  '😀',
  '😀😀',
  '12',
  'bxx',
  'xb',
  'B',
  'a\nb',
  undefined,
  null,
];
const numbers = [0, 1, 2, 2.5, 3, -1, null];
const choices = [{ a: true, b: true, c: false }, { a: true, b: false }, { a: false }, {}, '', undefined];
const addresses = [
  ...['', 'a@b.co', 'Ann.Lee+permit@city.example.ca', 'a', 'a@b', '@b.co', 'a b@c.co', 'a@b.c', 'a@b..co'],
  ...['a.@b.co', 'a@b@c.co', 'a@b.co, c@d.co', 'a@sub.b.co', 'a@-b.co', 'a_b@c.co'],
];
const sites = [
  ...[
    '',
    'example.ca',
    'http://localhost',
    'word',
    'ann@x.ca',
    'https://a.ca/?b#c',
    'http://10.0.0.1',
    '8.8.8.8',
  ],
  ...[
    '//example.ca',
    'ftp://a.ca',
    'https://a.ca:8080/x',
    'https://exa mple.ca',
    'javascript:alert(1)',
    'a.c',
  ],
];
const telephones = [
  '',
  '(613) 555-0123',
  '613-555-0123',
  '(613) 555-012',
  '(613) 555-012_',
  '(613) 555-01234',
];

function of(
  rule: OurRuleName,
  name: string,
  validate: Omit<ValidateSettings, 'custom' | 'row'>,
  values: ComparedForm['values'],
): ComparedForm {
  const component: JsonObject = { type: 'textfield', validate: { ...validate } };
  return { theirs: name, ours: [rule], component, prepared: { validate }, values };
}

function ofType(
  rule: OurRuleName,
  name: string,
  component: JsonObject,
  values: ComparedForm['values'],
): ComparedForm {
  return { theirs: name, ours: [rule], component, prepared: { settings: component }, values };
}

const lettersAndDigits = [...'0a9zAZéÉÿµ×÷ßЯёŒ-_ '];
const inputMasks = [
  { label: 'Plate', mask: 'AAAA 999' },
  { label: 'Permit', mask: '99-aa' },
];

/** A mask of a text field, in which letters are others than elsewhere. */
function maskOfText(inputMask: string, values: ComparedForm['values']): ComparedForm {
  const component = { type: 'textfield', inputMask };
  const compared = ofType('mask', 'validateMask', component, values);
  return { ...compared, prepared: { settings: { ...component, isText: true } } };
}

export const comparisonsOfTexts: readonly ComparedForm[] = [
  of('maxLength', 'validateMaximumLength', { maxLength: 2 }, texts),
  of('maxLength', 'validateMaximumLength', { maxLength: 0 }, texts),
  of('minLength', 'validateMinimumLength', { minLength: 2 }, texts),
  of('minLength', 'validateMinimumLength', { minLength: 0 }, texts),
  of('pattern', 'validateRegexPattern', { pattern: 'b|c' }, texts),
  of('pattern', 'validateRegexPattern', { pattern: '[a-z]*' }, texts),
  of('pattern', 'validateRegexPattern', { pattern: '^\\d+$' }, texts),
  of('max', 'validateMaximumValue', { max: 2 }, numbers),
  of('max', 'validateMaximumValue', { max: 0 }, numbers),
  of('min', 'validateMinimumValue', { min: 2 }, numbers),
  of('min', 'validateMinimumValue', { min: 0 }, numbers),
  of('maxSelectedCount', 'validateMaximumSelectedCount', { maxSelectedCount: 1 }, choices),
  of('minSelectedCount', 'validateMinimumSelectedCount', { minSelectedCount: 2 }, choices),
  ofType('email', 'validateEmail', { type: 'email' }, addresses),
  ofType('url', 'validateUrl', { type: 'url' }, sites),
  ofType('mask', 'validateMask', { type: 'phoneNumber', inputMask: '(999) 999-9999' }, telephones),
  ofType('mask', 'validateMask', { type: 'phoneNumber', inputMask: 'A9A 9A9' }, [
    'K1A 0B1',
    'k1a 0b1',
    'K1A0B1',
    '',
  ]),
  maskOfText('a', lettersAndDigits),
  maskOfText('A', lettersAndDigits),
  maskOfText('*', lettersAndDigits),
  maskOfText('9', lettersAndDigits),
  maskOfText('A9A 9A9', ['K1A 0B1', 'k1a 0b1', 'K1A 0B', 'K1A 0B12', 'K1A-0B1', '', undefined]),
  maskOfText('+1 (999) N', ['+1 (613) N', '+1 (613) n', '+2 (613) N']),
  ofType('mask', 'validateMask', { type: 'textfield', allowMultipleMasks: true, inputMasks }, [
    { value: 'ABCD 123', maskName: 'Plate' },
    { value: 'abcd 123', maskName: 'Plate' },
    { value: 'ABCD 12', maskName: 'Plate' },
    { value: '12-ab', maskName: 'Permit' },
    { value: '12-AB', maskName: 'Permit' },
    { value: '12-ab', maskName: 'Plate' },
    { value: 'anything', maskName: 'None' },
    { value: '', maskName: 'Plate' },
  ]),
];
