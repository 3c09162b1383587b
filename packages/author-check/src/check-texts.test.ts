import type { Json, JsonObject } from '@guichet/definition';
import { describe, expect, it } from 'vitest';
import { check, codes, formOf } from './testing/check.ts';

const text = (more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key: 'note',
  label: 'Note',
  input: true,
  ...more,
});
const radio = (values: readonly Json[], more: JsonObject = {}): JsonObject => ({
  type: 'radio',
  key: 'choice',
  label: 'Note',
  values,
  ...more,
});

const french = (
  fr: JsonObject,
  components = [text({ description: 'The number of the house and the street.' })],
) => codes(components, { settings: { i18n: { fr } } }, { askedLocales: ['fr'] });

describe('French', () => {
  it('is missing, forgotten or long, text by text, only where it is asked for', () => {
    const fr = { 'note:label': 'Remarque' };
    expect(french(fr)).toEqual(['components[0].description missingTranslation']);
    expect(french({ ...fr, 'note:description': 'The number of the house and the street.' })).toEqual([
      'settings.i18n.fr["note:description"] sameTranslation',
    ]);
    expect(french({ ...fr, 'note:description': 'Le numéro '.repeat(10) })).toEqual([
      'settings.i18n.fr["note:description"] longTranslation',
    ]);
    expect(codes([text({ description: 'A text.' })])).toEqual([]);
  });

  it('is looked at in labels of one word too, and in short texts that grow by a line', () => {
    const components = [text({ label: 'Street' }), radio([{ label: 'Kanata', value: 'k' }])];
    const found = (street: string) =>
      codes(
        components,
        { settings: { i18n: { fr: { Street: street, Kanata: 'Kanata', Note: 'Remarque' } } } },
        { askedLocales: ['fr'] },
      );
    expect(found('Street')).toEqual(['settings.i18n.fr.Street sameTranslation']);
    expect(found('Le nom complet de la rue où vous habitez')).toEqual([
      'settings.i18n.fr.Street longTranslation',
    ]);
    expect(found('Nom de la rue')).toEqual([]);
  });

  it('is asked of a title too, but not of words that both languages have', () => {
    expect(
      check({ ...formOf([text({ label: 'Photo' })]), properties: {} }, { askedLocales: ['fr'] }),
    ).toMatchObject([{ code: 'missingTranslation', path: 'properties' }]);
  });
});

describe('no finding is made', () => {
  it('of names that builders write, of a convention in many components, or of another type', () => {
    const components = Array.from({ length: 5 }, (_, index) => text({ key: `k${index}`, fieldSize: 'wide' }));
    expect(codes(components)).toEqual([]);
    expect(
      codes([text({ tableView: true, dbIndex: false, overlay: { style: '' }, dayFirst: true, id: 'e1' })]),
    ).toEqual([]);
  });

  it('of personal data of others in rows, or where a notice stands', () => {
    const rows = {
      type: 'datagrid',
      key: 'people',
      label: 'Note',
      components: [text({ key: 'firstName', label: 'First name' })],
    };
    const notice = {
      type: 'content',
      key: 'c',
      html: '<p>Your personal information is collected under the Act.</p>',
    };
    expect(codes([rows, notice])).toEqual([]);
  });

  it('of a required field that code fills in', () => {
    const filled = text({ disabled: true, validate: { required: true } });
    expect(codes([filled, text({ key: 'b', calculateValue: 'data.note = 1; value = 2' })])).not.toContain(
      'components[0] cannotBeFilled',
    );
  });
});
