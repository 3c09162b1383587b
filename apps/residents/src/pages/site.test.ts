import { expect, test } from 'vitest';
import { isThankYouUrl, keptName, localeOfUrl, searchUrl } from './site.ts';

const [root, below] = [{ base: '' }, { base: '/city/forms' }];

test('an address of ours tells its language with and without a base', () => {
  expect([localeOfUrl(root, '/fr/permit'), localeOfUrl(below, '/city/forms/fr/permit')]).toEqual([
    'fr',
    'fr',
  ]);
  expect(localeOfUrl(below, '/city/forms')).toBeUndefined();
  expect([isThankYouUrl(root, '/fr/thankyou'), isThankYouUrl(below, '/city/forms/fr/thankyou')]).toEqual([
    true,
    true,
  ]);
  expect(isThankYouUrl(below, '/fr/thankyou')).toBe(false);
});

test('a search of the list is part of its address', () => {
  expect([searchUrl(below, 'en', ''), searchUrl(below, 'en', 'a b')]).toEqual([
    '/city/forms/en',
    '/city/forms/en?q=a+b',
  ]);
});

test('what a browser keeps of a form is named by the site too, and as ever at the root', () => {
  expect([keptName(root, 'permit'), keptName(below, 'permit')]).toEqual(['permit', '/city/formspermit']);
});
