import type { InEveryLocale, Locale } from '@guichet/definition';

export const trackingMessages = {
  title: { en: 'Where your form is', fr: 'Où en est votre formulaire' },
  reference: { en: 'Reference number', fr: 'Numéro de référence' },
  form: { en: 'Form', fr: 'Formulaire' },
  received: { en: 'Received', fr: 'Reçu le' },
  deletedOn: { en: 'Deleted', fr: 'Supprimé le' },
  have: {
    en: 'The City has your form. You do not need to send it again.',
    fr: 'La Ville a votre formulaire. Vous n’avez pas à l’envoyer de nouveau.',
  },
  deleted: {
    en: 'The City received this form. Its answers have been deleted since. If they had already been handed over to an office, that office may still keep them.',
    fr: 'La Ville a reçu ce formulaire. Les réponses ont été supprimées depuis. Si elles avaient déjà été transmises à un service, celui-ci peut encore les conserver.',
  },
  handovers: { en: 'Who got your form', fr: 'À qui votre formulaire est transmis' },
  office: { en: 'Responsible office', fr: 'Service responsable' },
  waiting: {
    en: 'It will be handed over soon. You do not need to do anything.',
    fr: 'Il sera transmis sous peu. Vous n’avez rien à faire.',
  },
  stopped: {
    en: 'It will be handed over later. The City keeps it until then. You do not need to do anything.',
    fr: 'Il sera transmis plus tard. La Ville le conserve jusque-là. Vous n’avez rien à faire.',
  },
  delivered: { en: 'Handed over on {when}', fr: 'Transmis le {when}' },
  parked: {
    en: 'It has not been handed over yet. The City keeps it and is looking into this.',
    fr: 'Il n’a pas encore été transmis. La Ville le conserve et examine la situation.',
  },
  dropped: {
    en: 'It was not handed over this way. The City keeps it.',
    fr: 'Il n’a pas été transmis par cette voie. La Ville le conserve.',
  },
  receipt: { en: 'Receipt by e-mail', fr: 'Accusé de réception par courriel' },
  receiptWaiting: { en: 'It will be sent soon.', fr: 'Il sera envoyé sous peu.' },
  receiptStopped: { en: 'It will be sent later.', fr: 'Il sera envoyé plus tard.' },
  receiptDelivered: { en: 'Sent on {when}', fr: 'Envoyé le {when}' },
  receiptParked: { en: 'It could not be sent yet.', fr: 'Il n’a pas encore pu être envoyé.' },
  receiptDropped: {
    en: 'It could not be sent. Keep the reference number on this page.',
    fr: 'Il n’a pas pu être envoyé. Conservez le numéro de référence de cette page.',
  },
  question: {
    en: 'If you have a question, contact the City and give your reference number.',
    fr: 'Si vous avez une question, communiquez avec la Ville et donnez votre numéro de référence.',
  },
} satisfies Record<string, InEveryLocale>;

/** A sentence of the page of a reference number. */
export function trackingText(locale: Locale, name: keyof typeof trackingMessages, when = ''): string {
  return trackingMessages[name][locale].replace('{when}', when);
}
