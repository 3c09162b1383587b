import type { InEveryLocale } from '@guichet/definition';

/** Texts about answers that this device keeps, and about forms that wait to be sent. */
export const draftMessages = {
  keptText: {
    en: 'Your answers are kept on this device so that you can continue later. They are erased once you send the form.',
    fr: 'Vos réponses sont conservées sur cet appareil pour que vous puissiez continuer plus tard. Elles sont effacées dès que vous envoyez le formulaire.',
  },
  keptWaiting: {
    en: 'Your answers are kept on this device until they are sent, or until you erase them.',
    fr: 'Vos réponses sont conservées sur cet appareil jusqu’à leur envoi, ou jusqu’à ce que vous les effaciez.',
  },
  keptShared: { en: 'This is a shared computer', fr: 'Cet ordinateur est partagé' },
  keptAsk: { en: 'Erase your answers?', fr: 'Effacer vos réponses?' },
  keptKeep: { en: 'Keep them', fr: 'Les conserver' },
  keptErase: { en: 'Erase everything I filled in', fr: 'Effacer tout ce que j’ai rempli' },
  keptLabel: { en: 'Answers kept on this device', fr: 'Réponses conservées sur cet appareil' },
  sharedText: {
    en: 'Nothing is kept on this device any more. Your answers on this page are lost if you close or reload it.',
    fr: 'Plus rien n’est conservé sur cet appareil. Vos réponses dans cette page seront perdues si vous la fermez ou la rechargez.',
  },
  sharedUndo: {
    en: 'Keep my answers on this device again',
    fr: 'Conserver de nouveau mes réponses sur cet appareil',
  },
  refused: {
    en: 'Your answers could not be saved, because nothing can be kept on this device.',
    fr: 'Vos réponses n’ont pas pu être enregistrées, car rien ne peut être conservé sur cet appareil.',
  },
  begunText: {
    en: 'Your answers are still on this device. They have not been sent.',
    fr: 'Vos réponses sont toujours sur cet appareil. Elles n’ont pas été envoyées.',
  },
  resume: { en: 'Continue with these answers', fr: 'Continuer avec ces réponses' },
  startOver: { en: 'Start over', fr: 'Recommencer' },
  unread: {
    en: 'These answers could not be opened. Please try again, or load this page again.',
    fr: 'Ces réponses n’ont pas pu être ouvertes. Veuillez réessayer ou recharger cette page.',
  },
  changedText: {
    en: 'The City changed this form since you began it. Please check your answers.',
    fr: 'La Ville a modifié ce formulaire depuis que vous l’avez commencé. Veuillez vérifier vos réponses.',
  },
  waitingTitle: { en: 'Your form is waiting to be sent', fr: 'Votre formulaire attend d’être envoyé' },
  waitingText: {
    en: 'We cannot reach our site. Your form will be sent by itself as soon as there is a connection. You can keep this page open, or open this form again later on this device.',
    fr: 'Nous n’arrivons pas à joindre notre site. Votre formulaire sera envoyé automatiquement dès qu’il y aura une connexion. Vous pouvez laisser cette page ouverte ou ouvrir ce formulaire plus tard sur cet appareil.',
  },
  waitingHere: {
    en: 'We cannot reach our site. Your form will be sent by itself as soon as there is a connection. Please keep this page open.',
    fr: 'Nous n’arrivons pas à joindre notre site. Votre formulaire sera envoyé automatiquement dès qu’il y aura une connexion. Veuillez laisser cette page ouverte.',
  },
  waitingChange: { en: 'Change my answers', fr: 'Modifier mes réponses' },
  waitingStop: { en: 'Do not send', fr: 'Ne pas envoyer' },
  stopped: {
    en: 'Your form is not being sent any more. Your answers are still here. If it reached us all the same, it counts once however often you send it.',
    fr: 'L’envoi de votre formulaire est arrêté. Vos réponses sont toujours là. S’il nous est parvenu malgré tout, il ne compte qu’une fois, même si vous l’envoyez de nouveau.',
  },
  stoppedByTyping: {
    en: 'You changed an answer, so your form is not being sent any more. Send it again when you are ready.',
    fr: 'Vous avez modifié une réponse; l’envoi de votre formulaire est donc arrêté. Envoyez-le de nouveau quand tout sera prêt.',
  },
  askText: {
    en: 'Nobody answered when it was sent. Do you still want to send it?',
    fr: 'Personne n’a répondu lors de l’envoi. Voulez-vous toujours l’envoyer?',
  },
  askSend: { en: 'Send it', fr: 'L’envoyer' },
  askErase: { en: 'Erase it', fr: 'L’effacer' },
} satisfies Record<string, InEveryLocale>;

type Dated = InEveryLocale<(moment: string) => string>;

export const begunOn: Dated = {
  en: (moment) => `You began this form on ${moment}`,
  fr: (moment) => `Vous avez commencé ce formulaire le ${moment}`,
};

export const savedOn: Dated = {
  en: (moment) => `You saved your answers on ${moment}`,
  fr: (moment) => `Vous avez enregistré vos réponses le ${moment}`,
};

export const waitsSince: Dated = {
  en: (moment) => `Your form has been waiting to be sent since ${moment}`,
  fr: (moment) => `Votre formulaire attend d’être envoyé depuis le ${moment}`,
};

/** So long they are offered, in hours. A closed browser erases nothing. */
export const keptFor: InEveryLocale<(hours: number) => string> = {
  en: (hours) =>
    `After ${hours === 1 ? 'one hour' : `${hours} hours`} they are no longer offered, and they are erased the next time this browser opens a page of this site.`,
  fr: (hours) =>
    `Après ${hours === 1 ? 'une heure' : `${hours}\u00a0heures`}, elles ne sont plus proposées, et elles sont effacées la prochaine fois que ce navigateur ouvre une page de ce site.`,
};

/** Answers of a draft that a changed form has no place for. */
export const notFitting: InEveryLocale<(labels: string) => string> = {
  en: (labels) => `These answers no longer fit and were left out: ${labels}.`,
  fr: (labels) => `Ces réponses ne conviennent plus et ont été laissées de côté\u00a0: ${labels}.`,
};
