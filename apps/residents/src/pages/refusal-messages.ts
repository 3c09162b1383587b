import type { InEveryLocale } from '@guichet/definition';

/** Why a post was not taken in, before any form was looked at. */
export type Refusal =
  | 'crossSite'
  | 'tooLarge'
  | 'wrongType'
  | 'tooSlow'
  | 'tooMany'
  | 'unexpected'
  | 'notFound'
  | 'unknownLink';

export const refusalMessages: InEveryLocale<
  Readonly<Record<Refusal, { readonly title: string; readonly text: string }>>
> = {
  en: {
    crossSite: {
      title: 'This was not sent from our website',
      text: 'To protect you, we accept answers only from the form on this site. Nothing was saved.',
    },
    tooLarge: {
      title: 'Your answers are too large',
      text: 'We cannot receive a form this large. Nothing was saved. Go back, shorten your answers, and send them again.',
    },
    wrongType: {
      title: 'We could not read your answers',
      text: 'They were not sent in the format that our forms use. Nothing was saved.',
    },
    tooSlow: {
      title: 'Your files came too slowly',
      text: 'We stopped waiting for them because the connection was too slow. Nothing was saved. Go back and try again with smaller files or a faster connection.',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'We received many requests from your connection in a short time. Nothing was saved. Go back and try again in a minute.',
    },
    unexpected: {
      title: 'Something went wrong on our side',
      text: 'We could not complete your request. Go back and try again in a few minutes.',
    },
    notFound: {
      title: 'There is no form at this address',
      text: 'Check the address, or look for the form in the list of all forms.',
    },
    unknownLink: {
      title: 'This link leads to no form that we know',
      text: 'Open the whole link, as your receipt has it. If it still leads here, contact the City and give your reference number.',
    },
  },
  fr: {
    crossSite: {
      title: 'Cet envoi ne vient pas de notre site',
      text: 'Pour vous protéger, nous acceptons seulement les réponses du formulaire de ce site. Rien n’a été enregistré.',
    },
    tooLarge: {
      title: 'Vos réponses sont trop volumineuses',
      text: 'Nous ne pouvons pas recevoir un formulaire aussi volumineux. Rien n’a été enregistré. Revenez en arrière, raccourcissez vos réponses et envoyez-les de nouveau.',
    },
    wrongType: {
      title: 'Nous n’avons pas pu lire vos réponses',
      text: 'Elles n’ont pas été envoyées dans le format de nos formulaires. Rien n’a été enregistré.',
    },
    tooSlow: {
      title: 'Vos fichiers arrivaient trop lentement',
      text: 'Nous avons cessé de les attendre parce que la connexion était trop lente. Rien n’a été enregistré. Revenez en arrière et réessayez avec des fichiers plus petits ou une connexion plus rapide.',
    },
    tooMany: {
      title: 'Trop de requêtes',
      text: 'Nous avons reçu de nombreuses requêtes de votre connexion en peu de temps. Rien n’a été enregistré. Revenez en arrière et réessayez dans une minute.',
    },
    unexpected: {
      title: 'Un problème est survenu de notre côté',
      text: 'Nous n’avons pas pu traiter votre demande. Revenez en arrière et réessayez dans quelques minutes.',
    },
    notFound: {
      title: 'Il n’y a aucun formulaire à cette adresse',
      text: 'Vérifiez l’adresse ou cherchez le formulaire dans la liste de tous les formulaires.',
    },
    unknownLink: {
      title: 'Ce lien ne mène à aucun formulaire que nous connaissons',
      text: 'Ouvrez le lien complet, tel qu’il figure dans votre accusé de réception. S’il mène encore ici, communiquez avec la Ville et donnez votre numéro de référence.',
    },
  },
};
