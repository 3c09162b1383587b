import type { JsonObject, Locale } from '@guichet/definition';
import type { SubscriptionType } from '@guichet/engine';
import { expect, onTestFinished, test } from 'vitest';
import { openPreparedForm } from '../testing/open-prepared-form.ts';
import { subscriptionUrl } from './subscription-url.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});

const definition: JsonObject = {
  title: 'x',
  path: 'x',
  components: [
    ...['firstName', 'lastName', 'email'].map((key) => field('textfield', key)),
    field('panel', 'panel', {
      input: false,
      components: [field('checkbox', 'council'), field('checkbox', 'roads')],
    }),
    field('selectboxes', 'wards', {
      values: ['north ward', 'south+west'].map((value) => ({ label: value, value })),
    }),
    field('radio', 'often', { values: [{ label: 'Daily', value: 'daily' }] }),
    field('checkbox', 'hidden', { conditional: { show: true, when: 'council', eq: 'true' } }),
  ],
};

const list = 'https://list.example.net/proc.php';

function urlOf(data: JsonObject, type: SubscriptionType = 'eSubscription', locale: Locale = 'en') {
  return subscriptionUrl(openPreparedForm(definition, data, locale), type, list);
}

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.ca' };

test.each<[SubscriptionType, Locale, number]>([
  ['eSubscription', 'en', 1012],
  ['eSubscription', 'fr', 1026],
  ['mediaSignUp', 'en', 2745],
  ['mediaSignUp', 'fr', 2747],
])('%s in %s is for the list of the number %i', (type, locale, number) => {
  expect(urlOf(ann, type, locale)).toBe(
    `${list}?u=${number}&f=${number}&act=sub&v=2&firstname=Ann&lastname=Lee&email=ann%40example.ca`,
  );
});

test('each checked box tells its key, of several boxes the option, in the order of the form, and nothing else does', () => {
  const data = {
    ...ann,
    roads: true,
    council: false,
    wards: { 'north ward': true, 'south+west': true },
    often: 'daily',
  };
  expect(urlOf(data).split('ann%40example.ca')[1]).toBe(
    '&nlbox[]=roads&nlbox[]=north%20ward&nlbox[]=south%2Bwest',
  );
});

test('a box that cannot be seen does not count', () => {
  expect(urlOf({ ...ann, hidden: true })).not.toContain('nlbox');
  expect(urlOf({ ...ann, council: true, hidden: true })).toContain('&nlbox[]=council&nlbox[]=hidden');
});

test('the media list gets no box', () => {
  expect(urlOf({ ...ann, roads: true }, 'mediaSignUp')).not.toContain('nlbox');
});

test.each([
  ['Zoé', 'Zo%C3%A9'],
  ["O'Neil", "O'Neil"],
  ['L’Écuyer', 'L%E2%80%99%C3%89cuyer'],
  ['Smith + Sons & Co. = 100%', 'Smith%20%2B%20Sons%20%26%20Co.%20%3D%20100%25'],
  ['  Ann \t', 'Ann'],
  ['', ''],
  ['🐕‍🦺', '%F0%9F%90%95%E2%80%8D%F0%9F%A6%BA'],
  ['half \ud83d', 'half%20%EF%BF%BD'],
  ['</script>#?', '%3C%2Fscript%3E%23%3F'],
])('a name %j is told as %s, and read as it was typed', (name, encoded) => {
  const url = urlOf({ ...ann, lastName: name });
  expect(url).toContain(`&lastname=${encoded}&email=`);
  expect(new URL(url).searchParams.get('lastname')).toBe(name.trim().toWellFormed());
});

test('a name that nobody filled in is told as empty', () => {
  expect(urlOf({ email: 'ann@example.ca' })).toContain('&firstname=&lastname=&email=');
});

test('the address of a list may have parameters of its own', () => {
  const form = openPreparedForm(definition, ann);
  expect(subscriptionUrl(form, 'mediaSignUp', `${list}?city=1`)).toContain('proc.php?city=1&u=2745&');
});

test('half a character has a place in the address, also where a text has no `toWellFormed`', () => {
  const { toWellFormed } = String.prototype;
  onTestFinished(() => {
    String.prototype.toWellFormed = toWellFormed;
  });
  // As in Firefox before 119.
  Reflect.set(String.prototype, 'toWellFormed', undefined);
  expect(urlOf({ ...ann, firstName: 'Ann\ud83c', lastName: '\u{1f333}' })).toContain(
    '&firstname=Ann%EF%BF%BD&lastname=%F0%9F%8C%B3&',
  );
});
