import { expect, test } from 'vitest';
import { boundOf } from '../../run/values/pattern-bound.ts';
import { powerOf } from './slow-pattern.ts';

/** Patterns that `recheck` calls slow too, except for those that it cannot decide. */
test.each<[string, string, number | undefined]>([
  ['^(a+)+$', '', undefined],
  ['^(a*)*$', '', undefined],
  ['(a|a)*b', '', undefined],
  ['(a|aa)+$', '', undefined],
  ['(x+x+)+y', '', undefined],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', '', undefined],
  ['^(\\w+\\s?)*$', '', undefined],
  ['^(\\d+|\\d+\\.\\d+)+$', '', undefined],
  ['\\b(?:[a-z]+-?)+\\b', '', undefined],
  ['^(?:a|A)+$', 'i', undefined],
  ['^(?:[\\u00e0-\\u00ff]|\\w)+(?:é|É)+$', 'i', undefined],
  ['^(?:(?:|)a)*b', '', undefined],
  ['^(?:.|\\s)*$', '', undefined],
  ['^(?:.|\\n)*$', '', 1],
  ['^(?:a?){30}a{30}$', '', undefined],
  ['^a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaaaaaaa$', '', undefined],
  ['(.*)(.*)(.*)x', '', undefined],
  ['a*a*a*a*b', '', undefined],
  ['^(a*)*\\1$', '', undefined],
  ['(?<x>a+)\\k<x>', '', undefined],
  ['\\s+$', '', 2],
  ['^\\s+|\\s+$', 'g', 2],
  ['^\\d+\\d+$', '', 2],
  ['^[0-9]*\\.?[0-9]*$', '', 2],
  ['x.*y', '', 2],
  // Patterns that `scslre` cannot decide.
  ['^(ab)*(ab)*$', '', 2],
  ['^(?:ab|abab)*c$', '', undefined],
  ['^a*b*c*$', '', 1],
  ['\\d+', 'g', 1],
  ['^\\s*$', 'm', 2],
  ['^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$', 'i', 1],
  ['^(\\+\\d{1,2}\\s?)?\\(?\\d{3}\\)?[\\s.-]?\\d{3}[\\s.-]?\\d{4}$', '', 1],
  ['^[+-]?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?$', '', 1],
  ['^([a-z0-9]+(?:[._-][a-z0-9]+)*)@([a-z0-9]+(?:[.-][a-z0-9]+)*\\.[a-z]{2,})$', '', 1],
  [
    '^(([^<>()[\\]\\\\.,;:\\s@"]+(\\.[^<>()[\\]\\\\.,;:\\s@"]+)*)|(".+"))@((\\[[0-9]{1,3}\\])|(([a-zA-Z\\-0-9]+\\.)+[a-zA-Z]{2,}))$',
    '',
    1,
  ],
  ['\\B(?=(\\d{3})+(?!\\d))', 'g', 3],
  ['^.{0,2000}$', '', 1],
  ['^(?:foo|bar|baz)+$', '', 1],
  ['^\\p{L}+ \\p{N}+$', 'u', 2],
  ['^[[a-z]--[aeiou]]+$', 'v', 1],
  ['(?:^(a|aa)*){3}', '', undefined],
  ['(?:x|^(a|aa)*){2}', '', undefined],
  ['^(a|aa)*^', '', undefined],
  ['^(?:(?i:a)|A)*$', '', undefined],
])('the time of /%s/%s grows by a known power, or it is refused', (pattern, flags, power) => {
  expect(powerOf(pattern, flags)).toBe(power);
});

test.each(['(', 'a{2,1}', '[b-a]', '(?<n>a)(?<n>b)', '\\', '('.repeat(50_000) + ')'.repeat(50_000)])(
  'what is no expression (%s) is refused',
  (pattern) => {
    expect(powerOf(pattern, '')).toBeUndefined();
  },
);

test('the power of a large expression is found quickly', () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join('|');
  expect(powerOf(`^(?:${words})$`, '')).toBe(1);
  expect(powerOf(`^(?:${words})+$`, '')).toBeUndefined();
  expect(powerOf('((a{1,100}){1,100}){1,100}b', '')).toBeUndefined();
  expect(powerOf('^[a-z]{3,50}[0-9]{3,50}[a-z]{3,50}$', '')).toBe(1);
});

test.each<[string, string, number | undefined]>([
  ['^abc$', '', 1],
  ['abc', '', 1],
  ['\\s+', 'g', 2],
  ['^(?:foo|bar)$', 'i', 1],
  ['^\\d{3}-\\d{4}$', '', 1],
  ['(a+)+', '', undefined],
  ['(?:a|b)*', '', undefined],
  ['(a)\\1', '', undefined],
  ['a', 'v', undefined],
  ['[(*+]{3}', '', 1],
  ['\\(\\*', '', 1],
])(
  'a plain look at %s %s, as where a snippet makes an expression, tells as much',
  (pattern, flags, power) => {
    expect(boundOf(pattern, flags)?.power).toBe(power);
  },
);
