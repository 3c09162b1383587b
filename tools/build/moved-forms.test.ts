import { expect, test } from 'vitest';
import { components } from '../../docs/examples/moved-forms/components.ts';
import type { JsonObject } from '../../packages/definition/src/definition.ts';
import { createRunCode } from '../../packages/engine/src/code/run-code.ts';
import { textsOf } from '../../packages/engine/src/engine.ts';
import { problemsOf } from '../../packages/fields/src/custom/check-components.ts';
import { customModels } from '../../packages/fields/src/custom/custom-models.ts';
import { fieldAt, openForm } from '../../packages/fields/src/form-instance/open-form.ts';
import { models as ours } from '../../packages/fields/src/models.ts';
import { prepareForm } from '../../packages/prepare/src/prepare-form.ts';

const models = customModels(components, ours);

function prepared(list: readonly JsonObject[]) {
  const settings = { i18n: { fr: { T: 'T' } } };
  const definition = { title: 'T', path: 't', settings, components: list };
  const found = prepareForm(definition, { models: { ...ours, ...models } });
  if (found.kind !== 'prepared') throw new Error('It is a form.');
  return found.form;
}

function open(list: readonly JsonObject[], locale: 'en' | 'fr' = 'en') {
  return openForm(list, { models, locale, runCode: createRunCode(components.code ?? {}) });
}

const of = (type: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key: type.replace(/\W/g, ''), label: type, input: true, ...more },
});

test('the example can be used as it stands, and translates any component without a problem of its own', () => {
  expect(problemsOf(components)).toEqual([]);
  for (const type of Object.keys(components.aliases ?? {})) {
    for (const written of [of(type), of(type, { values: 'x', data: [], validate: null, customLabels: 3 })]) {
      const codes = prepared([written]).problems.map(({ code }) => code);
      expect(codes.filter((code) => /alias|unknown|tooMany|dangling|Name|page/.test(code))).toEqual([]);
    }
  }
});

test('no alias leaves its texts without French', () => {
  const known = new Set(['OK']);
  for (const [type, { i18n, defaults = {} }] of Object.entries(components.aliases ?? {})) {
    const texts = [defaults.label, defaults.addAnother].filter((text) => typeof text === 'string');
    expect(texts.filter((text) => !known.has(text) && i18n?.fr?.[text] === undefined)).toEqual([]);
    expect(type).not.toBe('');
  }
});

test('a Norwegian form is filled in, validated in both languages and stored under its own names', () => {
  const list = [
    of('alertstripe', { content: '<p>Read this</p>', alerttype: 'advarsel', input: false }),
    of('identity', { key: 'identitet', customLabels: { doYouHaveIdentityNumber: 'A number?' } }),
    of('radiopanel', {
      ...{ key: 'why', additionalDescriptionText: 'Because', validate: { required: true } },
      values: [{ label: 'A', value: 'a' }],
    }),
    of('attachment', { attachmentValues: { ettersender: { enabled: true }, nei: { enabled: true } } }),
    of('landvelger', { dataSrc: 'url', data: { url: 'https://example.no/countries' } }),
    of('year', { validate: { minYear: 2020, maxYear: '' } }),
    of('navSkjemagruppe', { legend: 'Bank', components: [of('bankAccount', { key: 'account' })] }),
  ];
  const form = prepared(list);
  expect(form.problems).toEqual([]);
  const [en, fr] = [textsOf(form, 'en'), textsOf(form, 'fr')];
  expect(JSON.stringify(en['alertstripe:content'])).toContain('alert alert-warning');
  expect([en['why:tooltip'], en['harDuFodselsnummer:label']]).toEqual(['Because', 'A number?']);
  expect([en['attachment:values.1.label'], fr['attachment:values.1.label']]).toEqual([
    ...['I have none to send', 'Je n’ai rien à envoyer'],
  ]);
  const countries = Object.entries(fr).filter(([id]) => id.startsWith('landvelger:data.values'));
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.map(([, name]) => name)).toContain('Norvège');

  for (const [locale, wrong] of [
    ['en', 'This is not a Norwegian national identity number. It has 11 digits.'],
    ['fr', 'Ce n’est pas un numéro d’identité norvégien. Il compte 11 chiffres.'],
  ] as const) {
    const formInstance = open(list, locale);
    const say = (path: string, text: string) =>
      formInstance.dispatch({ kind: 'input', field: fieldAt(formInstance, path), strings: [text] });
    const failing = () => formInstance.stored.failures().map(({ path }) => path.join('.'));
    expect(failing()).toEqual(['identitet.harDuFodselsnummer', 'why']);
    say('identitet.harDuFodselsnummer', 'nei');
    expect(failing()).toContain('identitet.fodselsdato');
    say('identitet.harDuFodselsnummer', 'ja');
    expect(failing()).toEqual(['identitet.identitetsnummer', 'why']);
    say('identitet.identitetsnummer', '12345678901');
    say('why', 'a');
    say('year', '2019');
    say('account', '1234 56 78903');
    expect(formInstance.stored.failures().map(({ path }) => path.join('.'))).toEqual([
      ...['identitet.identitetsnummer', 'year'],
    ]);
    expect(formInstance.stored.failures()[0]?.message).toBe(wrong);
    say('identitet.identitetsnummer', '010101 00050'.replace(' ', ''));
    say('year', '2020');
    say('landvelger', 'NO');
    expect(formInstance.stored.unchecked()).toEqual([]);
    expect(formInstance.stored.data()).toMatchObject({
      ...{ identitet: { harDuFodselsnummer: 'ja' }, why: 'a', year: 2020, account: '1234 56 78903' },
      landvelger: 'NO',
    });
  }
});

test('a Norwegian date has the limits and the order that its form asks for', () => {
  const list = [
    of('navDatepicker', { key: 'from', specificEarliestAllowedDate: '2026-01-01' }),
    of('navDatepicker', {
      ...{ key: 'until', beforeDateInputKey: 'from', mayBeEqual: false },
      validate: {
        required: true,
        custom: 'valid = instance.validateDatePickerV2(input, data, component, row);',
      },
    }),
  ];
  expect(prepared(list).problems).toEqual([]);
  const form = open(list);
  const say = (path: string, text: string) =>
    form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: [text] });
  say('from', '2025-12-31');
  say('until', '2025-12-31');
  expect(form.stored.failures().map(({ path, type }) => `${path.join('.')} ${type}`)).toEqual([
    ...['from string.minDate', 'until string.custom'],
  ]);
  say('from', '2026-02-01');
  say('until', '2026-02-02');
  expect([form.stored.failures(), form.stored.unchecked()]).toEqual([[], []]);
});

test('a Dutch form is filled in, in a row too, and stored', () => {
  const list = [
    of('textfield_nijmegen', { key: 'name', validate: { required: true } }),
    of('bsn'),
    of('iban'),
    of('postcode'),
    of('adres', { key: 'home', label: 'Home', validate: { required: true } }),
    of('npFamilyMembers', { key: 'family' }),
    of('smartDocumentsFieldset', { label: 'Group', input: false, components: [of('email_nijmegen')] }),
  ];
  const form = prepared(list);
  expect(form.problems).toEqual([]);
  expect(textsOf(form, 'fr')).toMatchObject({ 'plaats:label': 'Ville', 'huisnummer:label': 'Numéro' });
  const formInstance = open(list, 'fr');
  const say = (path: string, text: string) =>
    formInstance.dispatch({ kind: 'input', field: fieldAt(formInstance, path), strings: [text] });
  say('bsn', '123456789');
  say('iban', 'NL91ABNA0417164301');
  say('family[0].bsn', '111222333');
  expect(formInstance.stored.failures().map(({ path }) => path.join('.'))).toEqual([
    ...['name', 'bsn', 'iban', 'home.postcode', 'home.huisnummer'],
  ]);
  for (const [path, text] of [
    ...[
      ['name', 'Anna'],
      ['bsn', '111222333'],
      ['iban', 'NL91ABNA0417164300'],
      ['postcode', '1234ab'],
    ],
    ...[
      ['home.postcode', '1234 AB'],
      ['home.huisnummer', '7'],
      ['family[0].name', 'Ben'],
    ],
  ] as const)
    say(path ?? '', text ?? '');
  expect([formInstance.stored.failures(), formInstance.stored.unchecked()]).toEqual([[], []]);
  expect(formInstance.stored.data()).toMatchObject({
    ...{ name: 'Anna', postcode: '1234 AB', home: { postcode: '1234 AB', huisnummer: '7' } },
    family: [{ name: 'Ben', bsn: '111222333' }],
  });
});

test('a British Columbian form is filled in and stored', () => {
  const list = [
    of('simpletextfield', { key: 'a' }),
    of('simpleemailadvanced', { key: 'mail', validate: { required: true } }),
    of('simplecheckboxes', { key: 'boxes', values: [{ label: 'One', value: 'one' }] }),
    of('simplefile', { key: 'file', storage: 'chefs', url: 'https://example.ca' }),
    of('AppFileUpload'),
    of('simpleheading', { content: 'Part', input: false }),
    of('orgbook', { key: 'company', dataSrc: 'url', data: { url: 'https://example.ca' } }),
    of('bcaddress', { key: 'address', provider: 'custom', queryParameters: {} }),
    of('simplecols2', { input: false, columns: [{ components: [of('simplenumber', { key: 'n' })] }] }),
  ];
  const form = prepared(list);
  expect(form.problems.filter(({ code }) => code !== 'ownProvider')).toEqual([]);
  expect(form.components.filter(({ fallback }) => fallback !== undefined)).toEqual([]);
  const formInstance = open(list);
  expect(formInstance.stored.failures()).toMatchObject([{ path: ['mail'] }]);
  formInstance.dispatch({ kind: 'input', field: fieldAt(formInstance, 'mail'), strings: ['ann@example.ca'] });
  formInstance.dispatch({ kind: 'input', field: fieldAt(formInstance, 'company'), strings: ['Oak Ltd.'] });
  formInstance.dispatch({ kind: 'input', field: fieldAt(formInstance, 'n'), strings: ['4'] });
  formInstance.dispatch({ kind: 'input', field: fieldAt(formInstance, 'boxes'), strings: ['one'] });
  expect(formInstance.stored.failures()).toEqual([]);
  expect(formInstance.stored.data()).toMatchObject({
    ...{ mail: 'ann@example.ca', company: 'Oak Ltd.', n: 4, boxes: { one: true } },
  });
});
