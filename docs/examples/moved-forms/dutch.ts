import type { CustomComponents, JsonObject } from '@guichet/fields/custom';
import { objectIn } from './written-settings.ts';

type Aliases = NonNullable<CustomComponents['aliases']>;

/** One city's names for core types: another name, and nothing else. */
const nijmegen = {
  ...{ checkboxnijmegen: { type: 'checkbox' }, currency_nijmegen: { type: 'currency' } },
  ...{ datetime_nijmegen: { type: 'datetime' }, email_nijmegen: { type: 'email' } },
  ...{ file_nijmegen: { type: 'file' }, number_nijmegen: { type: 'number' } },
  ...{ phonenumber_nijmegen: { type: 'phoneNumber' }, radio_nijmegen: { type: 'radio' } },
  ...{ select_nijmegen: { type: 'select' }, selectboxes_nijmegen: { type: 'selectboxes' } },
  ...{ textarea_nijmegen: { type: 'textarea' }, textfield_nijmegen: { type: 'textfield' } },
  time_nijmegen: { type: 'time' },
} satisfies Aliases;

const line = (key: string, label: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label, input: true, ...more },
});

const postcode: JsonObject = {
  ...{ inputMask: '9999 AA', case: 'uppercase', autocomplete: 'postal-code', size: 7 },
};

const addressParts = {
  fr: {
    'Postal code': 'Code postal',
    'House number': 'Numéro',
    'Letter or addition': 'Lettre ou complément',
    Street: 'Rue',
    City: 'Ville',
  },
};

/** An address in parts, where the form asks for one by a type of its own: its answers stand below its key. */
const address: Aliases[string] = {
  type: 'container',
  i18n: addressParts,
  defaults: {},
  settings({ label, validate, disablestreetcity, ...json }) {
    const needed = objectIn(validate).required === true ? { validate: { required: true } } : {};
    const looked = disablestreetcity === true ? { disabled: true } : {};
    return {
      ...json,
      label,
      components: [
        {
          ...{ type: 'fieldset', key: 'parts', legend: label, input: false },
          components: [
            line('postcode', 'Postal code', { ...postcode, ...needed }),
            line('huisnummer', 'House number', needed),
            line('toevoeging', 'Letter or addition'),
            line('straat', 'Street', looked),
            line('plaats', 'City', { ...looked, autocomplete: 'address-level2' }),
          ],
        },
      ],
    };
  },
};

export const dutch: Aliases = {
  ...nijmegen,
  adres: address,
  adres_nijmegen: address,
  addressNL: address,
  // Groups that only a case worker's system reads as more.
  documentsFieldset: { type: 'fieldset', settings: { label: 'legend' } },
  smartDocumentsFieldset: { type: 'fieldset', settings: { label: 'legend' } },
  groepMedewerkerFieldset: { type: 'fieldset', settings: { label: 'legend' } },
  'valtimo-file': { type: 'file' },
  // Types of Open Forms.
  bsn: {
    type: 'textfield',
    defaults: {
      ...{ label: 'Citizen service number', inputMask: '999999999', size: 9 },
      validate: { custom: 'valid = instance.validateBsn(input)' },
    },
    i18n: { fr: { 'Citizen service number': 'Numéro de service citoyen' } },
  },
  iban: {
    type: 'textfield',
    defaults: {
      ...{ label: 'Account number (IBAN)', case: 'uppercase', size: 34 },
      validate: { custom: 'valid = instance.validateIban(input)' },
    },
    i18n: { fr: { 'Account number (IBAN)': 'Numéro de compte (IBAN)' } },
  },
  postcode: {
    type: 'textfield',
    defaults: { label: 'Postal code', ...postcode },
    i18n: { fr: { 'Postal code': 'Code postal' } },
  },
  licenseplate: {
    type: 'textfield',
    defaults: { label: 'Licence plate', case: 'uppercase', size: 8 },
    i18n: { fr: { 'Licence plate': 'Plaque d’immatriculation' } },
  },
  date: { type: 'datetime', defaults: { enableTime: false, format: 'yyyy-MM-dd' } },
  // Only their own service knows who lives with a person: this form asks for each.
  npFamilyMembers: {
    type: 'datagrid',
    defaults: {
      addAnother: 'Add a family member',
      components: [
        line('name', 'Name', { autocomplete: 'off' }),
        { type: 'bsn', key: 'bsn', label: 'Citizen service number', input: true },
      ],
    },
    i18n: {
      fr: {
        'Add a family member': 'Ajouter un membre de la famille',
        Name: 'Nom',
        'Citizen service number': 'Numéro de service citoyen',
      },
    },
  },
};
