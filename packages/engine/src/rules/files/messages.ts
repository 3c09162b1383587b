import type { InEveryLocale } from '@guichet/definition';

export const filesUnderWaySentences: InEveryLocale = {
  en: '{{field}}: “{{name}}” is still being uploaded. Wait until it is done, then try again.',
  fr: 'Le champ «\u00a0{{field}}\u00a0»\u00a0: «\u00a0{{name}}\u00a0» est encore en cours de téléversement. Attendez la fin, puis réessayez.',
};

export const filesFailedSentences: InEveryLocale = {
  en: '{{field}}: “{{name}}” was not uploaded. Remove it from the list, or try again.',
  fr: 'Le champ «\u00a0{{field}}\u00a0»\u00a0: «\u00a0{{name}}\u00a0» n’a pas été téléversé. Retirez-le de la liste ou réessayez.',
};
