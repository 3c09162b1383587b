import type { InEveryLocale } from '@guichet/definition';

/** Why a post was not taken in, before any form was looked at. */
export type Refusal = 'crossSite' | 'tooLarge' | 'wrongType' | 'tooMany' | 'unexpected' | 'notFound';

export const refusalMessages: InEveryLocale<
  Readonly<Record<Refusal, { readonly title: string; readonly text: string }>>
> = {
  en: {
    crossSite: {
      title: 'This was not sent from our own page',
      text: 'To protect you, we take answers only from the form on this site. Nothing was saved.',
    },
    tooLarge: {
      title: 'This is too much at once',
      text: 'What was sent is larger than a form can be. Nothing was saved. Go back, shorten your answers, and send them again.',
    },
    wrongType: {
      title: 'This cannot be read',
      text: 'What was sent is not in the shape that a form sends. Nothing was saved.',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'Many requests came from your connection in a short time. Nothing was saved. Go back and try again in a minute.',
    },
    unexpected: {
      title: 'Something went wrong on our side',
      text: 'Your request could not be completed. Go back and try again in a few minutes.',
    },
    notFound: {
      title: 'There is no form at this address',
      text: 'Check the address, or look for the form in the list of all forms.',
    },
  },
  fr: {
    crossSite: {
      title: 'Cet envoi ne vient pas de notre page',
      text: 'Pour vous protéger, nous acceptons seulement les réponses du formulaire de ce site. Rien n’a été enregistré.',
    },
    tooLarge: {
      title: 'C’est trop à la fois',
      text: 'Ce qui a été envoyé dépasse la taille d’un formulaire. Rien n’a été enregistré. Revenez en arrière, raccourcissez vos réponses et envoyez-les de nouveau.',
    },
    wrongType: {
      title: 'Cet envoi est illisible',
      text: 'Ce qui a été envoyé n’a pas la forme de ce qu’un formulaire envoie. Rien n’a été enregistré.',
    },
    tooMany: {
      title: 'Trop de requêtes',
      text: 'De nombreuses requêtes sont venues de votre connexion en peu de temps. Rien n’a été enregistré. Revenez en arrière et réessayez dans une minute.',
    },
    unexpected: {
      title: 'Un problème est survenu de notre côté',
      text: 'L’opération n’a pas pu être terminée. Revenez en arrière et réessayez dans quelques minutes.',
    },
    notFound: {
      title: 'Il n’y a aucun formulaire à cette adresse',
      text: 'Vérifiez l’adresse ou cherchez le formulaire dans la liste de tous les formulaires.',
    },
  },
};
