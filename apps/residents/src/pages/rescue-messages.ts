import type { InEveryLocale } from '@guichet/definition';

/** Texts beside the answers of a form that could not be rendered. */
export const rescueMessages = {
  title: { en: 'Your answers', fr: 'Vos réponses' },
  advice: {
    en: 'If the form does not work after that, copy or print your answers, and reload this page in a few minutes.',
    fr: 'Si le formulaire ne fonctionne toujours pas, copiez ou imprimez vos réponses et rechargez cette page dans quelques minutes.',
  },
  none: { en: 'You have not given any answer yet.', fr: 'Vous n’avez pas encore donné de réponse.' },
  copy: { en: 'Copy my answers', fr: 'Copier mes réponses' },
  copied: { en: 'Your answers were copied.', fr: 'Vos réponses ont été copiées.' },
  copyFailed: {
    en: 'Your answers could not be copied. You can print them.',
    fr: 'Vos réponses n’ont pas pu être copiées. Vous pouvez les imprimer.',
  },
  print: { en: 'Print my answers', fr: 'Imprimer mes réponses' },
} satisfies Record<string, InEveryLocale>;

/** An answer on a line of its own, for pasting elsewhere. */
export const answerLine: InEveryLocale<(label: string, value: string) => string> = {
  en: (label, value) => `${label}: ${value}`,
  fr: (label, value) => `${label}\u00a0: ${value}`,
};
