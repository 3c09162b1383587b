import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import { createForm, type Field, type Form, type PreparedComponent, textsOf } from '@guichet/engine';
import { everyPart } from '@guichet/fields/every-part';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../../forms/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function read(file: string): JsonObject {
  const json: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  if (!isJsonObject(json)) throw new Error(`${file} holds no object`);
  return json;
}

function prepare(file: string) {
  const preparation = prepareForm(read(file), { models });
  if (preparation.kind !== 'prepared') throw new Error(JSON.stringify(preparation.problems));
  return preparation.form;
}

function frenchTable(file: string): JsonObject {
  const { settings } = read(file);
  const i18n = isJsonObject(settings) ? settings.i18n : undefined;
  return isJsonObject(i18n) && isJsonObject(i18n.fr) ? i18n.fr : {};
}

describe.each(files)('%s', (file) => {
  const { translations, problems } = prepare(file);
  const table = frenchTable(file);

  test('has nothing that its author should correct', () => {
    expect(problems).toEqual([]);
  });

  test('keeps each postal code in one form, and says what each answer about a person is', () => {
    const asked = (components: readonly PreparedComponent[]): readonly PreparedComponent[] =>
      components.flatMap((component) => [component, ...asked(component.children ?? [])]);
    for (const { key, autocomplete, settings } of asked(prepare(file).components)) {
      const isPostalCode = autocomplete === 'postal-code' || /postal/i.test(key);
      if (isPostalCode) expect(settings, key).toMatchObject({ inputMask: 'A9A 9A9', case: 'uppercase' });
      const isOfPerson = /(^|\.)(firstName|lastName|email|phone|telephone)$/.test(key);
      if (isOfPerson) expect(autocomplete, key).toBeDefined();
    }
  });

  test('says everything in French too', () => {
    const untranslated = Object.entries(translations.en).filter(
      ([id, text]) =>
        isDeepStrictEqual(text, translations.fr[id]) &&
        // An answer that is filled in says nothing by itself.
        !(Array.isArray(text) && text.every((part) => typeof part !== 'string')) &&
        !Object.hasOwn(table, id) &&
        !(typeof text === 'string' && Object.hasOwn(table, text)),
    );
    expect(untranslated).toEqual([]);
  });

  test('has no translation of a text that is gone', () => {
    const english = new Set(Object.values(translations.en));
    const unused = Object.keys(table).filter((id) => !(id in translations.en) && !english.has(id));
    expect(unused).toEqual([]);
  });
});

describe('the parking permit', () => {
  function addressIn(parkingPermitZone: boolean): string {
    const features = { parkingPermitZone, parkingPermitZoneName: '' };
    return JSON.stringify({ address: '12 Elm Street', municipalAddressId: '7', features, userFld: '' });
  }

  const answers: Readonly<Record<string, string>> = {
    'applicant.firstName': 'Zoé',
    'applicant.lastName': 'Tremblay',
    'applicant.email': 'zoe@example.com',
    home: addressIn(true),
    postalCode: 'K1A 0B1',
    parkingAtHome: 'no',
    plate: 'ABCD 123',
    makeAndModel: 'Honda Civic',
    colour: 'Bleue',
    ownership: 'applicant',
    term: 'oneYear',
    declaration: 'true',
  };

  function openFilledIn(changedAnswers: Readonly<Record<string, string>> = {}): Form {
    const prepared = prepare('parking-permit.json');
    const form = createForm(prepared, {
      ...everyPart,
      locale: 'en',
      texts: textsOf(prepared, 'en'),
      environment: { now: 0, timeZone: 'America/Toronto', seed: 1 },
    });
    for (const [path, text] of Object.entries({ ...answers, ...changedAnswers })) answer(form, path, text);
    return form;
  }

  function fieldAt(form: Form, path: string): Field {
    const field = form.fieldByPath(path);
    if (field === undefined) throw new Error(`No field at ${path}`);
    return field;
  }

  function answer(form: Form, path: string, text: string): void {
    form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: text === '' ? [] : [text] });
    form.dispatch({ kind: 'blur', field: fieldAt(form, path) });
  }

  function refused(form: Form): readonly string[] {
    const outcome = form.dispatch({ kind: 'submit' });
    return outcome.kind === 'valid' ? [] : outcome.errors.map(({ keyOrPath }) => keyOrPath);
  }

  test('an owner from Ontario answers the fewest questions', () => {
    expect(openFilledIn().dispatch({ kind: 'submit' })).toMatchObject({
      kind: 'valid',
      data: { applicant: { firstName: 'Zoé' }, province: 'ON', start: 'onApproval', declaration: true },
    });
  });

  test('an empty form names every answer that is needed', () => {
    const form = openFilledIn(Object.fromEntries(Object.keys(answers).map((path) => [path, ''])));
    expect(refused(form)).toEqual(Object.keys(answers));
  });

  test('an address that the search does not find is typed instead, and nothing is asked twice', () => {
    const form = openFilledIn({ home: '' });
    expect(form.fieldByPath('street')?.visible()).toBe(false);
    answer(form, 'addressNotFound', 'true');
    expect(refused(form)).toEqual(['street']);
    answer(form, 'street', '225, rue des Ormes');
    expect(form.dispatch({ kind: 'submit' })).toMatchObject({
      kind: 'valid',
      data: { street: '225, rue des Ormes' },
    });
    expect(form.data()).not.toHaveProperty('home');
  });

  test('no permit is asked for where the City issues none', () => {
    const form = openFilledIn({ home: addressIn(false) });
    expect(form.dispatch({ kind: 'submit' })).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Parking permits are not issued at this address/) }],
    });
  });

  test.each(['employer', 'otherPerson'])(
    'when it is registered to %s, the owner is named and agrees',
    (who) => {
      const form = openFilledIn({ ownership: who });
      expect(refused(form)).toEqual(['ownerName', 'ownerConsent']);
      answer(form, 'ownerName', 'Les Entreprises Côté');
      answer(form, 'ownerConsent', 'true');
      expect(form.dispatch({ kind: 'submit' })).toMatchObject({
        kind: 'valid',
        data: { ownerConsent: true },
      });
    },
  );

  test('what was said of an owner is forgotten when the vehicle is the applicant’s own after all', () => {
    const form = openFilledIn({ ownership: 'employer', ownerName: 'Côté', ownerConsent: 'true' });
    answer(form, 'ownership', 'applicant');
    const outcome = form.dispatch({ kind: 'submit' });
    expect(outcome.kind).toBe('valid');
    expect(form.data()).not.toHaveProperty('ownerName');
  });

  test('a leased vehicle asks for the leasing company alone', () => {
    expect(refused(openFilledIn({ ownership: 'leasingCompany' }))).toEqual(['leasingCompany']);
  });

  test('a place at home asks why the street is needed', () => {
    const form = openFilledIn({ parkingAtHome: 'yes', reasonForStreet: 'Two cars' });
    expect(form.dispatch({ kind: 'submit' })).toMatchObject({
      errors: [{ message: 'Tell us a little more: at least 10 characters.' }],
    });
  });

  test('a plate from elsewhere asks for the reason', () => {
    expect(refused(openFilledIn({ province: 'QC' }))).toEqual(['outOfProvinceReason']);
  });

  test.each([
    ['plate', ['ABCD 123', 'abc-12', 'E30 TRM', 'ABCD 1234'], ['A', 'ABCDE 1234', 'ABC/123']],
    ['postalCode', ['K1A 0B1', 'k1a0b1', 'K1A-0B1', 'K1A  0B1'], ['K1A', '12345', 'K1A 0B']],
    [
      'applicant.phone',
      ['613-555-0142', '(613) 555-0142', '+1 613 555 0142', '6135550142', '613-555-0142 poste 12'],
      ['555-0142', 'none'],
    ],
    ['applicant.email', ['zoe+ville@exemple.ca'], ['zoe@exemple', 'zoe exemple.ca']],
  ])('%s takes what residents write and refuses what cannot be one', (path, taken, notTaken) => {
    const refusedTexts = [...taken, ...notTaken].filter(
      (text) => refused(openFilledIn({ [path]: text })).length > 0,
    );
    expect(refusedTexts).toEqual(notTaken);
  });
});
