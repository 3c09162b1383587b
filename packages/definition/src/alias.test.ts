import { describe, expect, it } from 'vitest';
import { checkAlias } from './alias.ts';

const aliasOf = (path: unknown) => {
  const checked = checkAlias(path);
  return checked.kind === 'usable' ? checked.alias : checked.code;
};

describe('the alias of a form', () => {
  it.each([
    ['parking-permit', 'parking-permit'],
    ['  Parking-Permit\n', 'parking-permit'],
    ['practice/bc/form_2', 'practice/bc/form_2'],
    ['a', 'a'],
    ['2026/permits', '2026/permits'],
    ['my-api', 'my-api'],
    ['forms', 'forms'],
    ['exists', 'reservedPath'],
    ['tree/exist', 'tree/exist'],
  ])('of the path %j is %j', (path, alias) => {
    expect(aliasOf(path)).toBe(alias);
  });

  it.each([[undefined], [null], [''], ['   '], [7], [['a']], [{}]])('does not come from %j', (path) => {
    expect(aliasOf(path)).toBe('missingPath');
  });

  it.each([
    '/a',
    'a/',
    'a//b',
    'a/../b',
    '../a',
    'a/.b',
    './a',
    '-a',
    'a-',
    'a b',
    'a?b',
    'a#b',
    'a%2fb',
    'é',
    'a\\b',
    '<a>',
    'a\u0000b',
    'a'.repeat(201),
  ])('is not %j, which cannot stand in an address', (path) => {
    expect(aliasOf(path)).toBe('unusablePath');
  });

  it.each(
    'submissions submission exists export role current logout import form access token recaptcha captcha action actionItem tag file gis'.split(
      ' ',
    ),
  )('is neither %s nor anything below it, which a form service keeps', (word) => {
    expect([word, `${word}/a`, word.toUpperCase()].map(aliasOf)).toEqual(Array(3).fill('reservedPath'));
    expect(aliasOf(`a/${word}s-and-more`)).toBe(`a/${word.toLowerCase()}s-and-more`);
  });

  it.each(['thankyou', 'prepared', 'api', 'assets', 'healthz', 'readyz', 'desk', 'metrics'])(
    'is not %s, which the site keeps',
    (word) => {
      expect([word, `${word}/a`].map(aliasOf)).toEqual(['reservedPath', 'reservedPath']);
      expect(aliasOf(`a/${word}`)).toBe(`a/${word}`);
    },
  );

  it.each([
    'a/submission',
    'asubmission',
    'a/action',
    'transaction',
    'a/exists',
    'a/storage/s3',
    'A/Submission',
  ])('is not %s, which ends like an address of a form service', (path) => {
    expect(aliasOf(path)).toBe('reservedPath');
  });

  it('is refused in a sentence that quotes no more than 60 characters of it', () => {
    const checked = checkAlias(`${'x'.repeat(100)} y`);
    expect(checked.kind === 'refused' && checked.sentence).toContain(`"${'x'.repeat(60)}"`);
  });
});
