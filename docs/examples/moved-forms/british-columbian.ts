import type { CustomComponents, JsonObject } from '@guichet/fields/custom';

type Alias = NonNullable<CustomComponents['aliases']>[string];

/** The builder there offers each type as a simple one and as one with all settings. */
const simple = {
  ...{ address: 'address', checkbox: 'checkbox', checkboxes: 'selectboxes', content: 'content', day: 'day' },
  ...{ datetime: 'datetime', email: 'email', fieldset: 'fieldset', number: 'number', panel: 'panel' },
  ...{ phonenumber: 'phoneNumber', radios: 'radio', select: 'select', tabs: 'tabs', textarea: 'textarea' },
  ...{ textfield: 'textfield', time: 'time', signature: 'signature', survey: 'survey', well: 'well' },
  ...{ cols2: 'columns', cols3: 'columns', cols4: 'columns', currency: 'currency', url: 'url' },
};

const simpleAliases = Object.entries(simple).flatMap(([name, type]): [string, Alias][] => [
  [`simple${name}`, { type }],
  [`simple${name}advanced`, { type }],
]);

/** Where files go is the counter's own (`DEFAULT_FILE_STORAGE`), not the service that the form came from. */
const file: Alias = {
  type: 'file',
  settings: ({ storage: _, url: __, options: ___, defaultValue: ____, ...json }: JsonObject) => json,
  defaults: { label: 'Files', multiple: true },
  i18n: { fr: { Files: 'Fichiers' } },
};

export const britishColumbian: Readonly<Record<string, Alias>> = {
  ...Object.fromEntries(simpleAliases),
  simplefile: file,
  AppFileUpload: file,
  simpleheading: { type: 'htmlelement', defaults: { tag: 'h3' } },
  simpleparagraph: { type: 'htmlelement', settings: ({ tag: _, ...json }) => ({ ...json, tag: 'p' }) },
  simplebtnsubmit: { type: 'button', defaults: { action: 'submit' } },
  simplebtnreset: { type: 'button', defaults: { action: 'reset' } },
  // The register of organizations is searched by their server; here its name is typed.
  orgbook: {
    type: 'textfield',
    settings: ({ data: _, dataSrc: __, widget: ___, multiple: ____, ...json }) => json,
    defaults: { label: 'Registered name of the organization', autocomplete: 'organization' },
    i18n: { fr: { 'Registered name of the organization': 'Nom enregistré de l’organisation' } },
  },
  // The counter's own provider answers, whatever service the form names.
  bcaddress: { type: 'address', defaults: { enableManualMode: true } },
};
