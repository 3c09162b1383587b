import { expect, test } from 'vitest';
import type { PreparedComponent, ValidateSettings } from '../prepared-form.ts';
import type { OurRuleName } from './rule-name.ts';
import { rules } from './rules.ts';

function fails(rule: OurRuleName, value: unknown, validate: ValidateSettings = {}, isEmpty = value === '') {
  const settings = { options: [{ value: 'a' }, { value: '5' }] };
  const component: PreparedComponent = {
    id: 'a',
    type: 'x',
    key: 'a',
    clearOnHide: true,
    validate,
    settings,
  };
  const environment = () => ({ now: 0, timeZone: 'UTC', seed: 0 });
  return rules[rule].check({
    value,
    isEmpty,
    isMalformed: false,
    component,
    environment,
    evaluate: () => undefined,
  });
}

test('required fails what is empty, when it is asked for', () => {
  expect(fails('required', '', { required: true })).toEqual({ setting: true });
  expect(fails('required', 'x', { required: true })).toBeUndefined();
  expect(fails('required', '')).toBeUndefined();
});

test('minLength passes what is empty and what is long enough', () => {
  expect(fails('minLength', 'ab', { minLength: 3 })).toEqual({ length: 3 });
  expect(fails('minLength', 'abc', { minLength: 3 })).toBeUndefined();
  expect(fails('minLength', '', { minLength: 3 })).toBeUndefined();
});

test('maxLength counts, and a limit of 0 is none', () => {
  expect(fails('maxLength', 'abcd', { maxLength: 3 })).toEqual({ length: 3 });
  expect(fails('maxLength', 'abc', { maxLength: 3 })).toBeUndefined();
  expect(fails('maxLength', 'abc', { maxLength: 0 })).toBeUndefined();
});

test('pattern stands between ^ and $ without a group, so that b|c accepts bxx', () => {
  expect(fails('pattern', 'bxx', { pattern: 'b|c' })).toBeUndefined();
  expect(fails('pattern', 'xb', { pattern: 'b|c' })).toEqual({ pattern: 'b|c', regex: 'b|c' });
  expect(fails('pattern', '', { pattern: '[0-9]+' })).toBeUndefined();
  expect(fails('pattern', 'x', { pattern: '(' })).toBeUndefined();
});

test.each(['a@b.co', 'Ann.Lee+permit@city.example.ca', '  a@b.co ', 'é@ville.qc.ca'])(
  '%j is an e-mail address',
  (value) => {
    expect(fails('email', value)).toBeUndefined();
  },
);

test.each(['a', 'a@b', '@b.co', 'a b@c.co', 'a@b.c', 'a@b..co', 'a.@b.co', 'a@b@c.co', 'a@b.co, c@d.co'])(
  '%j is no e-mail address',
  (value) => {
    expect(fails('email', value)).toEqual({});
  },
);

test('email is not stalled by a long hostile text', () => {
  expect(fails('email', `${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toEqual({});
});

test('min and max check numbers alone, and let the limit itself pass', () => {
  expect(fails('min', 2, { min: 3 })).toEqual({ min: 3 });
  expect(fails('min', 3, { min: 3 })).toBeUndefined();
  expect(fails('max', 4, { max: 3 })).toEqual({ max: 3 });
  expect(fails('max', 3, { max: 3 })).toBeUndefined();
  expect(fails('min', -1, { min: 0 })).toEqual({ min: 0 });
  expect(fails('min', undefined, { min: 3 })).toBeUndefined();
});

test('the counts of chosen options speak once something is chosen', () => {
  expect(fails('minSelectedCount', { a: true, b: false }, { minSelectedCount: 2 })).toEqual({ minCount: 2 });
  expect(fails('minSelectedCount', { a: true, b: true }, { minSelectedCount: 2 })).toBeUndefined();
  expect(fails('minSelectedCount', { a: false }, { minSelectedCount: 2 })).toBeUndefined();
  expect(fails('maxSelectedCount', { a: true, b: true }, { maxSelectedCount: 1 })).toEqual({ maxCount: 1 });
  expect(fails('maxSelectedCount', { a: true, b: false }, { maxSelectedCount: 1 })).toBeUndefined();
});

test('onlyAvailableItems compares the text of options, when it is asked for', () => {
  expect(fails('onlyAvailableItems', 'z', { onlyAvailableItems: true })).toEqual({});
  expect(fails('onlyAvailableItems', 5, { onlyAvailableItems: true })).toBeUndefined();
  expect(fails('onlyAvailableItems', 'z')).toBeUndefined();
});

test('every sentence stands in both languages and names the same values, French with no-break spaces', () => {
  for (const [name, { sentences }] of Object.entries(rules)) {
    const named = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();
    expect({ name, named: named(sentences.fr) }).toEqual({ name, named: named(sentences.en) });
    expect(sentences.fr).not.toMatch(/« | »| [:;?!]/);
  }
});
