import type { InEveryLocale } from '@guichet/definition';

export const loadingMessage: InEveryLocale = {
  en: 'The form is loading…',
  fr: 'Chargement du formulaire…',
};

export const sendingMessage: InEveryLocale = {
  en: 'Sending your answers…',
  fr: 'Envoi de vos réponses…',
};

export const sendMessages = {
  keyReused: (referenceNumber: string): InEveryLocale => ({
    en: `Your earlier answers were already received${referenceNumber && ` under number ${referenceNumber}`}. To send these changed answers as a new application, submit the form again.`,
    fr: `Vos réponses précédentes ont déjà été reçues${referenceNumber && ` sous le numéro ${referenceNumber}`}. Pour en faire une nouvelle demande avec ces modifications, envoyez le formulaire encore une fois.`,
  }),
  deleted: (referenceNumber: string): InEveryLocale => ({
    en: `Your answers were received${referenceNumber && ` under number ${referenceNumber}`}, and have been deleted since. You do not need to send them again. To use them for a new application, submit the form again.`,
    fr: `Vos réponses ont été reçues${referenceNumber && ` sous le numéro ${referenceNumber}`}, puis supprimées. Vous n’avez pas à les envoyer de nouveau. Pour en faire une nouvelle demande, envoyez le formulaire encore une fois.`,
  }),
  unconfirmed: {
    en: 'Your answers were sent, but we do not know whether they were received. To send them again as a new application, submit the form again.',
    fr: 'Vos réponses ont été envoyées, mais nous ne savons pas si elles ont été reçues. Pour en faire une nouvelle demande, envoyez le formulaire encore une fois.',
  },
  formChanged: {
    en: 'This form has changed since you opened it, and your answers no longer fit it. Open it again to fill in the new version.',
    fr: 'Ce formulaire a changé depuis que vous l’avez ouvert, et vos réponses n’y correspondent plus. Ouvrez-le de nouveau pour remplir la nouvelle version.',
  },
} as const;
