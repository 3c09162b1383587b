import { readFileSync } from 'node:fs';
import { createForm, textsOf } from '@guichet/engine';
import { everyPart } from '@guichet/fields/every-part';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { describe, expect, test } from 'vitest';

const noon = Date.parse('2026-03-05T12:00:00-05:00');

/** The errors of a sample form for this data, each as its path and message; the visible fields' paths too. */
function validatedForm(name: string, data: object) {
  const file = new URL(`../../../forms/${name}.json`, import.meta.url);
  const preparation = prepareForm(JSON.parse(readFileSync(file, 'utf8')), { models });
  if (preparation.kind !== 'prepared') throw new Error(JSON.stringify(preparation.problems));
  const form = createForm(preparation.form, {
    ...everyPart,
    locale: 'en',
    texts: textsOf(preparation.form, 'en'),
    environment: { now: noon, timeZone: 'America/Toronto', seed: 1 },
    submission: JSON.parse(JSON.stringify(data)),
  });
  const outcome = form.dispatch({ kind: 'submit' });
  const errors = outcome.kind === 'invalid' ? outcome.errors : [];
  return {
    messageAt: (path: string) => errors.find(({ keyOrPath }) => keyOrPath === path)?.message,
    isVisible: (path: string) => form.fieldByPath(path)?.visible(),
    valueAt: (path: string) => form.fieldByPath(path)?.value(),
  };
}

describe('a day', () => {
  test.each([
    ['dog-licence', 'vaccinated', ['03/05/2026', '03/06/2023'], ['01/01/2099', '03/04/2023']],
    ['guest-parking-permit', 'firstNight', ['03/05/2026', '03/05/2027'], ['03/03/2026', '01/01/2099']],
    ['building-permit', 'startDay', ['03/05/2026'], ['03/03/2026', '01/01/2099']],
    ['site-inspection', 'inspectedOn', ['03/05/2026'], ['01/01/2026', '01/01/2099']],
  ])('of the form %s, %s, is not too long ago and not too far away', (name, key, taken, refused) => {
    const chosen = { home: { address: 'x', features: { parkingPermitZone: true } } };
    const messages = (days: readonly string[]) =>
      days.map((day) => validatedForm(name, { ...chosen, [key]: day }).messageAt(key));
    expect(messages(taken)).toEqual(taken.map(() => undefined));
    expect(messages(refused)).toEqual(refused.map(() => expect.stringMatching(/^Enter a date from /)));
  });
});

test('a dog is not born next year', () => {
  const messageFor = (birthYear: number) =>
    validatedForm('dog-licence', { birthYear }).messageAt('birthYear');
  expect(messageFor(2026)).toBeUndefined();
  expect(messageFor(2027)).toBe('Enter a year that is not in the future.');
});

test('there is no price before there are the answers that it follows from', () => {
  expect(validatedForm('dog-licence', {}).isVisible('amount')).toBe(false);
  expect(validatedForm('dog-licence', { sterilized: 'yes' }).isVisible('amount')).toBe(false);
  const pricedForm = validatedForm('dog-licence', { sterilized: 'yes', term: 'twoYears' });
  expect([pricedForm.isVisible('amount'), pricedForm.valueAt('amount')]).toEqual([true, 53]);
  expect(validatedForm('building-permit', {}).isVisible('fee')).toBe(false);
  expect(validatedForm('building-permit', { cost: 500 }).valueAt('fee')).toBe(100);
  expect(validatedForm('building-permit', { cost: 25_000 }).valueAt('fee')).toBe(250);
});

test('nobody subscribes to nothing, and one newsletter is enough, wherever it stands', () => {
  const messageFor = (data: object) => validatedForm('e-subscription', data).messageAt('councilHighlights');
  expect(messageFor({})).toMatch(/^Choose at least one newsletter/);
  expect(messageFor({ jobs: true })).toBeUndefined();
  expect(messageFor({ wards: { wardRural: true } })).toBeUndefined();
});

test.each([
  ['parking-permit', 'home', 'addressNotFound', 'street'],
  ['guest-parking-permit', 'home', 'addressNotFound', 'street'],
  ['report-a-problem', 'place', 'placeNotFound', 'placeInWords'],
  ['tree-cutting-permit', 'land', 'landNotFound', 'propertyAddress'],
  ['building-permit', 'land', 'landNotFound', 'propertyAddress'],
  ['site-inspection', 'site', 'siteNotFound', 'siteInWords'],
])('the form %s asks for an address once: by a search, or in words where that does not find it', (...of) => {
  const [name, search, notFound, words] = of;
  const asked = (data: object) => {
    const form = validatedForm(name, data);
    return [search, notFound, words].filter((key) => form.isVisible(key));
  };
  expect(asked({})).toEqual([search, notFound]);
  expect(asked({ [search]: { address: '12 Elm Street', features: {} } })).toEqual([search]);
  expect(asked({ [notFound]: true })).toEqual([notFound, words]);
});

test('guests are not asked about where no permit is issued for them', () => {
  const at = (parkingPermitZone: boolean | undefined) =>
    validatedForm('guest-parking-permit', {
      home: { address: '12 Elm Street', features: { parkingPermitZone } },
    });
  expect([at(true), at(undefined), at(false)].map((form) => form.isVisible('guestName'))).toEqual([
    ...[true, true, false],
  ]);
  expect(at(false).messageAt('home')).toMatch(/^Guest permits are not issued at this address/);
});
