import type { CustomComponents, JsonObject } from '@guichet/fields/custom';
import { norwegianGroups } from './norwegian-groups.ts';
import { countryChoices, currencyChoices, frenchCountries, frenchCurrencies } from './places.ts';
import { listIn, objectIn, textIn } from './written-settings.ts';

type Aliases = NonNullable<CustomComponents['aliases']>;

const alerts: Readonly<Record<string, string>> = {
  ...{ info: 'alert-info', advarsel: 'alert-warning', suksess: 'alert-success', feil: 'alert-danger' },
};

/** Text folded below a label becomes a tooltip here. */
const explained = { additionalDescriptionText: 'tooltip' };

/** The sender of a document, by the names that the definition gives; first the most frequent ones. */
const waysToSend: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  leggerVedNaa: { en: 'I attach it now', fr: 'Je le joins maintenant' },
  ettersender: { en: 'I will send it later', fr: 'Je l’enverrai plus tard' },
  levertTidligere: { en: 'I have sent it before', fr: 'Je l’ai déjà envoyé' },
  nav: { en: 'The welfare agency can get it', fr: 'L’agence peut l’obtenir' },
  andre: { en: 'Somebody else will send it', fr: 'Quelqu’un d’autre l’enverra' },
  nei: { en: 'I have none to send', fr: 'Je n’ai rien à envoyer' },
  harIkke: { en: 'I do not have it', fr: 'Je ne l’ai pas' },
};

/** Days from today, or a day, as the limit of a calendar. */
function limitIn(days: JsonObject[string], day: JsonObject[string]): string {
  if (textIn(day) !== '') return textIn(day);
  if (days === '' || days === null || days === undefined || !Number.isFinite(Number(days))) return '';
  return `moment().add(${Number(days)}, 'days')`;
}

/** The host's own check says what limits and order of the dates say here. */
function dateOf({ beforeDateInputKey, mayBeEqual, ...json }: JsonObject): JsonObject {
  const { custom, ...validate } = objectIn(json.validate);
  const isTheirs = /^\s*valid\s*=\s*instance\.validateDatePicker/.test(textIn(custom));
  const keys = textIn(beforeDateInputKey)
    .split('.')
    .map((key) => `?.[${JSON.stringify(key)}]`);
  const order = `valid = instance.validateOrder(input, data${keys.join('')} || row${keys.at(-1)}, ${mayBeEqual === true})`;
  const dateRule = textIn(beforeDateInputKey) === '' ? '' : order;
  return {
    ...json,
    ...{ enableTime: false, format: 'yyyy-MM-dd' },
    validate: { ...validate, custom: isTheirs ? dateRule : textIn(custom) },
    datePicker: {
      minDate: limitIn(json.earliestAllowedDate, json.specificEarliestAllowedDate),
      maxDate: limitIn(json.latestAllowedDate, json.specificLatestAllowedDate),
    },
  };
}

export const norwegian: Aliases = {
  ...norwegianGroups,
  radiopanel: { type: 'radio', settings: explained },
  navCheckbox: { type: 'checkbox', settings: explained },
  navSelect: { type: 'select', settings: explained, defaults: { widget: 'html5' } },
  navSkjemagruppe: { type: 'fieldset' },
  navDatepicker: { type: 'datetime', settings: dateOf },
  firstName: { type: 'textfield', defaults: { autocomplete: 'given-name' } },
  surname: { type: 'textfield', defaults: { autocomplete: 'family-name' } },
  fnrfield: {
    type: 'textfield',
    defaults: { validate: { custom: 'valid = instance.validateFnrNew(input)' } },
  },
  orgNr: {
    type: 'textfield',
    defaults: { validate: { custom: 'valid = instance.validateOrganizationNumber(input)' } },
  },
  bankAccount: {
    type: 'textfield',
    defaults: { validate: { custom: 'valid = instance.validateAccountNumber(input)' } },
  },
  iban: {
    type: 'textfield',
    defaults: { case: 'uppercase', validate: { custom: 'valid = instance.validateIban(input)' } },
  },
  year: {
    type: 'number',
    settings: (json) => {
      const { minYear, maxYear, ...validate } = objectIn(json.validate);
      return { ...json, delimiter: false, validate: { ...validate, min: minYear, max: maxYear } };
    },
  },
  monthPicker: {
    type: 'day',
    settings: (json) => {
      const fields = objectIn(json.fields);
      return { ...json, fields: { ...fields, day: { ...objectIn(fields.day), hide: true } } };
    },
  },
  // Content of a page or a letter. Content of the letter alone is not drawn.
  alertstripe: {
    type: 'htmlelement',
    settings: ({ alerttype, textDisplay, ...json }) => ({
      ...json,
      ...{ tag: 'div', className: `alert ${alerts[textIn(alerttype)] ?? 'alert-info'}`, input: false },
      hidden: json.hidden === true || textDisplay === 'pdf',
    }),
  },
  accordion: {
    type: 'htmlelement',
    settings: (json) => ({
      ...{ type: json.type, key: json.key, tag: 'div', conditional: json.conditional },
      customConditional: json.customConditional,
      content: listIn(json.accordionValues)
        .map(objectIn)
        .map(({ title, content }) => `<h3>${textIn(title)}</h3>${textIn(content)}`)
        .join(''),
    }),
  },
  attachment: {
    type: 'radio',
    settings({ attachmentValues, ...json }) {
      const offered = Object.entries(objectIn(attachmentValues)).filter(
        ([name, value]) => Object.hasOwn(waysToSend, name) && objectIn(value).enabled === true,
      );
      const names = offered.length > 0 ? offered.map(([name]) => name) : ['leggerVedNaa', 'ettersender'];
      const values = names.map((value) => ({ value, label: waysToSend[value]?.en ?? value }));
      return { ...json, tooltip: json.additionalDescriptionText, dataSrc: 'values', values };
    },
    i18n: { fr: Object.fromEntries(Object.values(waysToSend).map(({ en, fr }) => [en, fr])) },
  },
  landvelger: {
    type: 'select',
    settings: ({ dataSrc: _, data: __, ...json }) => ({ ...json, valueProperty: '', defaultValue: '' }),
    defaults: {
      ...{ widget: 'choicesjs', dataSrc: 'values', data: { values: countryChoices } },
      autocomplete: 'country',
    },
    i18n: { fr: frenchCountries },
  },
  valutavelger: {
    type: 'select',
    settings: ({ dataSrc: _, data: __, ...json }) => ({ ...json, valueProperty: '' }),
    defaults: { widget: 'html5', dataSrc: 'values', data: { values: currencyChoices } },
    i18n: { fr: frenchCurrencies },
  },
};
