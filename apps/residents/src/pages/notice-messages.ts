import type { InEveryLocale } from '@guichet/definition';

/** Texts of notices about sending, and of going on after them. */
export const noticeMessages = {
  keyReusedTitle: {
    en: 'We already received this application',
    fr: 'Nous avons déjà reçu cette demande',
  },
  keyReusedChanged: {
    en: 'Since then you changed some answers. They are still here, but they have not been sent.',
    fr: 'Depuis, vous avez modifié des réponses. Elles sont toujours là, mais elles n’ont pas été envoyées.',
  },
  keyReusedSend: {
    en: 'Send the changed answers as a new application',
    fr: 'Envoyer les réponses modifiées dans une nouvelle demande',
  },
  deletedSend: {
    en: 'Send these answers as a new application',
    fr: 'Envoyer ces réponses dans une nouvelle demande',
  },
  unconfirmedTitle: {
    en: 'We do not know whether your form was received',
    fr: 'Nous ne savons pas si votre formulaire a été reçu',
  },
  unconfirmedMaybe: {
    en: 'Your answers were sent, but we received no confirmation. The City may have received them already.',
    fr: 'Vos réponses ont été envoyées, mais nous n’avons pas reçu de confirmation. La Ville les a peut-être déjà reçues.',
  },
  unconfirmedAdvice: {
    en: 'Your answers are still here. If the City confirms that it received them, you have nothing more to do. If you are not sure, contact the City first.',
    fr: 'Vos réponses sont toujours là. Si la Ville confirme qu’elle les a reçues, vous n’avez plus rien à faire. En cas de doute, communiquez d’abord avec la Ville.',
  },
  unconfirmedTwice: {
    en: 'If you send them again, the City may receive them twice.',
    fr: 'Si vous les envoyez de nouveau, la Ville pourrait les recevoir deux fois.',
  },
  unconfirmedSend: { en: 'Send my answers again', fr: 'Envoyer mes réponses de nouveau' },
  closedTitle: { en: 'Nothing was sent', fr: 'Rien n’a été envoyé' },
  closedText: {
    en: 'As explained at the top of this page, this form cannot be sent at the moment. Your answers are still here: you can copy or print them before you leave.',
    fr: 'Ce formulaire ne peut pas être envoyé pour le moment, comme l’indique l’avis en haut de la page. Vos réponses sont toujours là\u00a0: vous pouvez les copier ou les imprimer avant de quitter la page.',
  },
  notSentTitle: {
    en: 'Your form has not been sent yet',
    fr: 'Votre formulaire n’a pas encore été envoyé',
  },
  notSentText: {
    en: 'So that your answers are received only once, please check them and press the button once more.',
    fr: 'Pour que vos réponses ne soient reçues qu’une seule fois, veuillez les vérifier et appuyer une fois de plus sur le bouton.',
  },
  notSentSend: { en: 'Send my answers', fr: 'Envoyer mes réponses' },
  cancelTitle: { en: 'Erase your answers?', fr: 'Effacer vos réponses?' },
  cancelText: {
    en: 'Nothing has been erased yet. To keep your answers, continue below.',
    fr: 'Rien n’a encore été effacé. Pour garder vos réponses, continuez ci-dessous.',
  },
  cancelErase: { en: 'Erase my answers', fr: 'Effacer mes réponses' },
  fullTitle: {
    en: 'You cannot add more rows on this page',
    fr: 'Vous ne pouvez plus ajouter de lignes sur cette page',
  },
  fullText: {
    en: 'Without JavaScript this page cannot hold more rows. Your answers are still here. To add more, turn on JavaScript in your browser and open the form again, or send this form and fill in another one for the rest.',
    fr: 'Sans JavaScript, cette page ne peut pas contenir plus de lignes. Vos réponses sont toujours là. Pour en ajouter, activez JavaScript dans votre navigateur et ouvrez le formulaire de nouveau, ou envoyez ce formulaire et remplissez-en un autre pour le reste.',
  },
  formChangedTitle: { en: 'This form has changed', fr: 'Ce formulaire a changé' },
  formChangedText: {
    en: 'The City changed this form after you opened it. Nothing has been sent, and your answers are still here.',
    fr: 'La Ville a modifié ce formulaire après que vous l’avez ouvert. Rien n’a été envoyé, et vos réponses sont toujours là.',
  },
  formChangedGoOn: {
    en: 'Continue with the new version',
    fr: 'Continuer avec la nouvelle version',
  },
  formChangedHere: {
    en: 'Below is its new version with your answers. Please check them and send them again.',
    fr: 'Voici sa nouvelle version avec vos réponses. Veuillez les vérifier et les envoyer de nouveau.',
  },
  erased: { en: 'Your answers were erased.', fr: 'Vos réponses ont été effacées.' },
  formChangedFailed: {
    en: 'The new version could not be loaded. Your answers are still here. Please try again.',
    fr: 'La nouvelle version n’a pas pu être chargée. Vos réponses sont toujours là. Veuillez réessayer.',
  },
} satisfies Record<string, InEveryLocale>;

export const alreadyReceivedUnder: InEveryLocale<(reference: string) => string> = {
  en: (reference) => `We received it under number ${reference}. That has not changed.`,
  fr: (reference) => `Nous l’avons reçue sous le numéro ${reference}. Cela n’a pas changé.`,
};

export const deletedUnder: InEveryLocale<(reference: string) => string> = {
  en: (reference) =>
    `We received it under number ${reference}. It has been deleted since. You do not need to send it again.`,
  fr: (reference) =>
    `Nous l’avons reçue sous le numéro ${reference}. Elle a été supprimée depuis. Vous n’avez pas à l’envoyer de nouveau.`,
};
