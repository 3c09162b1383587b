import type { InEveryLocale } from '@guichet/definition';

/** Texts about a form that was received, and deleted since. In a file of their own: no page needs them before. */
export const deletedMessages = {
  title: {
    en: 'We received this application, and it has been deleted since',
    fr: 'Nous avons reçu cette demande, et elle a été supprimée depuis',
  },
  advice: {
    en: 'You do not need to send it again. Your answers are still on this page, and you can use them for a new application.',
    fr: 'Vous n’avez pas à l’envoyer de nouveau. Vos réponses sont toujours sur cette page, et vous pouvez vous en servir pour une nouvelle demande.',
  },
  send: {
    en: 'Send these answers as a new application',
    fr: 'Envoyer ces réponses dans une nouvelle demande',
  },
} satisfies Record<string, InEveryLocale>;

export const deletedUnder: InEveryLocale<(reference: string) => string> = {
  en: (reference) =>
    `We received it under number ${reference}. The City deletes applications when it no longer has to keep them, or on request.`,
  fr: (reference) =>
    `Nous l’avons reçue sous le numéro ${reference}. La Ville supprime les demandes lorsqu’elle n’a plus à les conserver, ou lorsqu’on le lui demande.`,
};
