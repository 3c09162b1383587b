import type { Examples } from '../../examples/example.ts';

const components = [
  { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
  { type: 'email', key: 'email', label: 'Email', input: true },
  { type: 'button', key: 'submit', label: 'Send the part', action: 'submit', input: true },
];

/** The answers in two languages come from the settings of the form that stands within. */
const settings = {
  i18n: { fr: { Name: 'Nom', Email: 'Courriel', 'Send the part': 'Envoyer la partie' } },
};

export const formExamples: Examples = {
  inline: { type: 'form', key: 'applicant', label: 'Applicant', input: true, components, settings },
  labelled: {
    type: 'form',
    key: 'owner',
    label: 'Owner',
    hideLabel: false,
    input: true,
    components,
    settings,
  },
  missing: { type: 'form', key: 'gone', label: 'Gone', form: '5f0000000000000000000000', input: true },
};
