import type { CustomComponents, JsonObject } from '@guichet/fields/custom';
import { objectIn, textIn } from './written-settings.ts';

type Aliases = NonNullable<CustomComponents['aliases']>;

const ja = { value: 'ja', label: 'Yes' };
const nei = { value: 'nei', label: 'No' };
const needed: JsonObject = { validate: { required: true } };

/** Shown while another of the same group has this value, wherever the group stands. */
const when = (key: string, value: string): JsonObject => ({
  customConditional: `show = row.${key} === ${JSON.stringify(value)}`,
});

const line = (key: string, label: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label, input: true, ...more },
});
const question = (key: string, label: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'radio', key, label, input: true, values: [ja, nei], ...more },
});

/** One of theirs asks for several things below its key; here it is a container, and conditions find the same names. */
function groupOf(ask: (json: JsonObject) => readonly JsonObject[]): Aliases[string] {
  return {
    type: 'container',
    settings: ({ validate: _, ...json }) => ({ ...json, components: ask(json) }),
    i18n: { fr },
  };
}

const fr = {
  ...{ Yes: 'Oui', No: 'Non', 'First name': 'Prénom', Surname: 'Nom de famille', Country: 'Pays' },
  ...{ 'Do you have a Norwegian identity number?': 'Avez-vous un numéro d’identité norvégien ?' },
  ...{ 'Identity number': 'Numéro d’identité', 'Date of birth': 'Date de naissance' },
  ...{ 'Do you live in Norway?': 'Habitez-vous en Norvège ?', Address: 'Adresse', City: 'Ville' },
  ...{ 'Postal code': 'Code postal', 'Valid from': 'Valable à partir du', 'Valid until': 'Valable jusqu’au' },
  ...{ 'Name of the organization': 'Nom de l’organisation' },
  ...{ 'Organization number': 'Numéro d’organisation' },
};

export const norwegianGroups: Aliases = {
  identity: groupOf(({ customLabels }) => [
    question(
      'harDuFodselsnummer',
      textIn(objectIn(customLabels).doYouHaveIdentityNumber) || 'Do you have a Norwegian identity number?',
      needed,
    ),
    {
      ...{ type: 'fnrfield', key: 'identitetsnummer', label: 'Identity number', input: true },
      ...when('harDuFodselsnummer', 'ja'),
      validate: { required: true },
    },
    {
      ...{ type: 'navDatepicker', key: 'fodselsdato', label: 'Date of birth', input: true },
      ...{ ...needed, ...when('harDuFodselsnummer', 'nei'), latestAllowedDate: 0 },
    },
  ]),
  navAddress: groupOf(({ customLabels }) => [
    question('borDuINorge', textIn(objectIn(customLabels).livesInNorway) || 'Do you live in Norway?', needed),
    line('adresse', 'Address', { ...needed, autocomplete: 'street-address' }),
    line('postnummer', 'Postal code', { autocomplete: 'postal-code' }),
    line('bySted', 'City', { autocomplete: 'address-level2' }),
    {
      ...{ type: 'landvelger', key: 'land', label: 'Country', input: true, ...needed },
      ...when('borDuINorge', 'nei'),
    },
  ]),
  addressValidity: groupOf(() => [
    { type: 'navDatepicker', key: 'gyldigFraOgMed', label: 'Valid from', input: true, ...needed },
    { type: 'navDatepicker', key: 'gyldigTilOgMed', label: 'Valid until', input: true },
  ]),
  sender: groupOf(({ senderRole, customLabels }) => {
    const message = objectIn(customLabels);
    if (senderRole !== 'organization') {
      return [
        {
          ...{ type: 'fnrfield', key: 'nationalIdentityNumber', input: true, ...needed },
          label: textIn(message.nationalIdentityNumber) || 'Identity number',
        },
        line('firstName', textIn(message.firstName) || 'First name', needed),
        line('surname', textIn(message.surname) || 'Surname', needed),
      ];
    }
    return [
      {
        ...{ type: 'orgNr', key: 'organizationNumber', input: true, ...needed },
        label: textIn(message.organizationNumber) || 'Organization number',
      },
      line('organizationName', textIn(message.organizationName) || 'Name of the organization', needed),
    ];
  }),
};
