import { defineComponents } from '@guichet/fields/custom';
import { libraryCardModel } from './library-card/model.ts';
import { libraryCardRule } from './library-card/rule.ts';

/** `COMPONENTS_FILE=docs/examples/components/components.ts npm start` */
export const components = defineComponents({
  aliases: {
    // A text field under another name: what a definition does not say is as it stands here.
    postalCode: {
      type: 'textfield',
      defaults: {
        label: 'Postal code',
        description: 'As in K1A 0B1.',
        inputMask: 'A9A 9A9',
        case: 'uppercase',
        autocomplete: 'postal-code',
        size: 7,
        validate: { customMessage: 'Enter a postal code such as K1A 0B1.' },
      },
      i18n: {
        fr: {
          'Postal code': 'Code postal',
          'As in K1A 0B1.': 'Par exemple K1A 0B1.',
          'Enter a postal code such as K1A 0B1.': 'Entrez un code postal, par exemple K1A 0B1.',
        },
      },
    },
    textfield_nijmegen: { type: 'textfield', defaults: { validate: { maxLength: 60 } } },
  },
  types: {
    libraryCard: {
      model: libraryCardModel,
      view: async () => (await import('./library-card/view.tsx')).LibraryCardView,
    },
  },
  rules: { 'city:libraryCard': libraryCardRule },
  code: {
    // utils.custom.wardOf(data.postalCode)
    custom: { wardOf: (postalCode) => (String(postalCode).startsWith('K1') ? 'Centre' : 'West') },
  },
});
