import type { InEveryLocale } from '@guichet/definition';

export const timeSentences: InEveryLocale = {
  en: '{{field}} is not a valid time.',
  fr: 'Le champ « {{field}} » ne contient pas une heure valide.',
};

export const timeClockSentences: InEveryLocale = {
  en: '{{field}}: no clock shows that time. Hours go from 0 to 23, and minutes from 0 to 59.',
  fr: 'Le champ « {{field}} » indique une heure qui n’existe pas. Les heures vont de 0 à 23, et les minutes de 0 à 59.',
};
