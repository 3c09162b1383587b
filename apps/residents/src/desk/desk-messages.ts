import type { InEveryLocale, Locale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';
import type { AuditLine, Delivery } from '@guichet/form-service';

/** Texts of the pages for clerks. */
export const deskMessages = {
  desk: { en: 'Received forms', fr: 'Formulaires reçus' },
  navigation: { en: 'Received forms', fr: 'Formulaires reçus' },
  activity: { en: 'Activity', fr: 'Activité' },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  signInTitle: { en: 'Sign in to the received forms', fr: 'Se connecter aux formulaires reçus' },
  signInText: {
    en: 'These pages are for City staff. They show what residents sent.',
    fr: 'Ces pages sont réservées au personnel de la Ville. Elles montrent les formulaires reçus.',
  },
  secret: { en: 'Your access key', fr: 'Votre clé d’accès' },
  secretHelp: {
    en: 'The people who run this site give it to you. You stay signed in for 8 hours.',
    fr: 'Elle vous est remise par les responsables de ce site. Votre session dure 8\u00a0heures.',
  },
  wrongSecret: {
    en: 'This access key is not known. Check it, and type it again.',
    fr: 'Cette clé d’accès est inconnue. Vérifiez-la et saisissez-la de nouveau.',
  },
  tooManyTries: {
    en: 'Too many wrong access keys came from your connection. Try again in 15 minutes.',
    fr: 'Trop de clés d’accès erronées ont été saisies depuis votre connexion. Réessayez dans 15\u00a0minutes.',
  },
  signOut: { en: 'Sign out', fr: 'Se déconnecter' },
  signedInAs: { en: 'Signed in as', fr: 'Session ouverte par' },
  form: { en: 'Form', fr: 'Formulaire' },
  today: { en: 'Today', fr: 'Aujourd’hui' },
  week: { en: 'Last 7 days', fr: '7\u00a0derniers jours' },
  month: { en: 'Last 30 days', fr: '30\u00a0derniers jours' },
  all: { en: 'Kept', fr: 'Conservés' },
  noForms: { en: 'There is no form yet.', fr: 'Il n’y a pas encore de formulaire.' },
  findLabel: { en: 'Reference number', fr: 'Numéro de référence' },
  find: { en: 'Find', fr: 'Trouver' },
  undelivered: { en: 'Not handed over', fr: 'Non transmis' },
  received: { en: 'Received', fr: 'Reçu' },
  delivery: { en: 'Delivery', fr: 'Transmission' },
  noDelivery: { en: 'None asked for', fr: 'Aucune demandée' },
  noSubmissions: { en: 'Nothing is kept of this form.', fr: 'Rien n’est conservé de ce formulaire.' },
  table: { en: 'Download all as a table (CSV)', fr: 'Télécharger le tout sous forme de tableau (CSV)' },
  byDay: { en: 'Received by day', fr: 'Reçus par jour' },
  byDayText: {
    en: 'The last 14 days, with those that have been deleted since.',
    fr: 'Les 14\u00a0derniers jours, y compris ceux qui ont été supprimés depuis.',
  },
  day: { en: 'Day', fr: 'Jour' },
  count: { en: 'Number', fr: 'Nombre' },
  pages: { en: 'Pages of the list', fr: 'Pages de la liste' },
  newer: { en: 'Newer', fr: 'Plus récents' },
  older: { en: 'Older', fr: 'Plus anciens' },
  language: { en: 'Language of the form', fr: 'Langue du formulaire' },
  answers: { en: 'Answers', fr: 'Réponses' },
  empty: { en: 'Not answered', fr: 'Sans réponse' },
  noAnswers: { en: 'It holds no answer that may be shown.', fr: 'Il ne contient aucune réponse affichable.' },
  files: { en: 'Files', fr: 'Fichiers' },
  fileWaits: { en: 'waits for the virus scanner', fr: 'en attente de l’analyse antivirus' },
  fileInfected: {
    en: 'holds malware and cannot be opened',
    fr: 'contient un logiciel malveillant et ne peut pas être ouvert',
  },
  fileElsewhere: { en: 'on another server', fr: 'sur un autre serveur' },
  unchecked: { en: 'Could not be checked', fr: 'N’a pas pu être vérifié' },
  uncheckedText: {
    en: 'The form has rules for these answers that could not run. Check them by hand.',
    fr: 'Le formulaire prévoit des règles pour ces réponses, mais elles n’ont pas pu être appliquées. Vérifiez-les vous-même.',
  },
  deliveries: { en: 'Where it was handed over', fr: 'Où il a été transmis' },
  reason: { en: 'Reason:', fr: 'Motif technique (en anglais)\u00a0:' },
  viewers: { en: 'Who saw it before', fr: 'Consultations précédentes' },
  noViewers: { en: 'Nobody.', fr: 'Aucune.' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removeThis: { en: 'Delete this submission', fr: 'Supprimer cet envoi' },
  removeTitle: { en: 'Delete this submission?', fr: 'Supprimer cet envoi?' },
  removeText: {
    en: 'Its answers and files will be gone permanently. Its number, the day and your name will be kept for a year.',
    fr: 'Ses réponses et ses fichiers disparaîtront définitivement. Son numéro, le jour et votre nom seront conservés pendant un an.',
  },
  removeUndelivered: {
    en: 'Delete it although it was not handed over everywhere',
    fr: 'Le supprimer même s’il n’a pas été transmis partout',
  },
  removeNeedsMark: {
    en: 'This submission has not been handed over everywhere yet. Mark the box to delete it all the same.',
    fr: 'Cet envoi n’a pas encore été transmis partout. Cochez la case pour le supprimer quand même.',
  },
  removeOtherSession: {
    en: 'This page was opened in another session. Check the number, and press Delete again.',
    fr: 'Cette page a été ouverte dans une autre session. Vérifiez le numéro, puis cliquez de nouveau sur «\u00a0Supprimer\u00a0».',
  },
  keep: { en: 'Keep it', fr: 'Le conserver' },
  activityText: {
    en: 'Who saw, read, downloaded or deleted what; the last 200 lines.',
    fr: 'Qui a consulté, téléchargé ou supprimé quoi; les 200\u00a0dernières lignes.',
  },
  when: { en: 'When', fr: 'Quand' },
  who: { en: 'Who', fr: 'Qui' },
  action: { en: 'What', fr: 'Quoi' },
  allForms: { en: 'All forms', fr: 'Tous les formulaires' },
  noActivity: { en: 'Nothing yet.', fr: 'Rien pour l’instant.' },
  error: { en: 'Error', fr: 'Erreur' },
} satisfies Record<string, InEveryLocale>;

export function deskText(locale: Locale, name: keyof typeof deskMessages): string {
  return deskMessages[name][locale];
}

export const actionTexts = {
  listed: { en: 'Saw a list', fr: 'Consultation d’une liste' },
  searched: { en: 'Looked up a number', fr: 'Recherche d’un numéro' },
  viewed: { en: 'Read', fr: 'Consultation' },
  downloaded: { en: 'Downloaded a file', fr: 'Téléchargement d’un fichier' },
  exported: { en: 'Downloaded several', fr: 'Téléchargement de plusieurs envois' },
  deleted: { en: 'Deleted', fr: 'Suppression' },
} satisfies Record<AuditLine['action'], InEveryLocale>;

/** Reasons why an answer could not be checked; another one shows as it is. */
export const uncheckedTexts: Readonly<Record<string, InEveryLocale>> = {
  notRun: { en: 'nothing here can run the rule', fr: 'la règle ne peut pas être appliquée ici' },
  failed: { en: 'the rule broke', fr: 'la règle a échoué' },
  spent: { en: 'the rule took too long', fr: 'la règle a pris trop de temps' },
  timedOut: { en: 'the rule took too long', fr: 'la règle a pris trop de temps' },
  invalid: { en: 'the rule cannot be used as it is written', fr: 'la règle est inutilisable telle quelle' },
  nonConverging: { en: 'its calculation never settles', fr: 'son calcul ne se stabilise jamais' },
  unknownType: { en: 'its type is not known here', fr: 'son type est inconnu ici' },
  unscanned: {
    en: 'no virus scanner has seen the file',
    fr: 'le fichier n’a pas été analysé par l’antivirus',
  },
};

/** The state of a delivery, after its destination in a list. */
export const stateTexts = {
  delivered: { en: 'handed over', fr: 'transmis' },
  waiting: { en: 'waits', fr: 'en attente' },
  parked: { en: 'parked', fr: 'mis de côté' },
  dropped: { en: 'not handed over', fr: 'non transmis' },
} satisfies Record<Delivery['state'], InEveryLocale>;

/** Between a name and its state. */
export const colon: InEveryLocale = { en: ': ', fr: '\u00a0: ' };

/** The name of the delivery that goes to the resident. */
export const receiptName: InEveryLocale = {
  en: 'the resident (receipt by e-mail)',
  fr: 'la personne qui l’a envoyé (accusé de réception par courriel)',
};

interface DeskSentences {
  readonly delivered: (destination: string, when: string) => string;
  readonly waiting: (destination: string, next: string) => string;
  readonly stopped: (destination: string) => string;
  readonly parked: (destination: string, attempts: number) => string;
  readonly dropped: (destination: string) => string;
  readonly parkedSize: (destination: string, count: number, since: string) => string;
  readonly waitingSize: (destination: string, count: number, since: string) => string;
  readonly kept: (count: number) => string;
  readonly page: (page: number, pages: number) => string;
  readonly submission: (reference: string) => string;
  readonly unknown: (typed: string) => string;
  readonly deleted: (reference: string, when: string, who: string) => string;
}

export const deskSentences: InEveryLocale<DeskSentences> = {
  en: {
    delivered: (destination, when) => `Handed over to ${destination} (${when}).`,
    stopped: (destination) =>
      `Waits to be handed over to ${destination} until the people who run this site switch it on.`,
    waiting: (destination, next) => `Waits to be handed over to ${destination} (next try: ${next}).`,
    parked: (destination, attempts) =>
      `Parked: not handed over to ${destination} in ${formatNumber(attempts, 'en')} tr${attempts === 1 ? 'y' : 'ies'}. Ask the people who run this site to send it again.`,
    dropped: (destination) => `Will not be handed over to ${destination}.`,
    parkedSize: (destination, count, since) =>
      `Parked for ${destination}: ${formatNumber(count, 'en')} submission${pluralS(count, 'en')}, the oldest since ${since}. Ask the people who run this site to send ${count === 1 ? 'it' : 'them'} again.`,
    waitingSize: (destination, count, since) =>
      `Waiting for ${destination}: ${formatNumber(count, 'en')} submission${pluralS(count, 'en')} (the oldest since ${since}).`,
    kept: (count) => `${formatNumber(count, 'en')} submission${pluralS(count, 'en')} kept`,
    page: (page, pages) => `Page ${formatNumber(page, 'en')} of ${formatNumber(pages, 'en')}`,
    submission: (reference) => `Submission ${reference}`,
    unknown: (typed) => `Nothing was received under “${typed}”. Check the number.`,
    deleted: (reference, when, who) => `${reference} was deleted on ${when} by ${who}.`,
  },
  fr: {
    delivered: (destination, when) => `Transmis à ${destination} (${when}).`,
    stopped: (destination) =>
      `En attente de transmission à ${destination} jusqu’à ce que les responsables de ce site l’activent.`,
    waiting: (destination, next) =>
      `En attente de transmission à ${destination} (prochain essai\u00a0: ${next}).`,
    parked: (destination, attempts) =>
      `Mis de côté\u00a0: non transmis à ${destination} après ${formatNumber(attempts, 'fr')}\u00a0essai${pluralS(attempts, 'fr')}. Demandez aux responsables de ce site de le renvoyer.`,
    dropped: (destination) => `Ne sera pas transmis à ${destination}.`,
    parkedSize: (destination, count, since) =>
      `Mis de côté pour ${destination}\u00a0: ${formatNumber(count, 'fr')}\u00a0envoi${pluralS(count, 'fr')}, le plus ancien depuis le ${since}. Demandez aux responsables de ce site de ${count === 1 ? 'le' : 'les'} renvoyer.`,
    waitingSize: (destination, count, since) =>
      `En attente pour ${destination}\u00a0: ${formatNumber(count, 'fr')}\u00a0envoi${pluralS(count, 'fr')}, le plus ancien depuis le ${since}.`,
    kept: (count) =>
      `${formatNumber(count, 'fr')}\u00a0envoi${pluralS(count, 'fr')} conservé${pluralS(count, 'fr')}`,
    page: (page, pages) => `Page\u00a0${formatNumber(page, 'fr')} sur ${formatNumber(pages, 'fr')}`,
    submission: (reference) => `Envoi ${reference}`,
    unknown: (typed) => `Rien n’a été reçu sous le numéro «\u00a0${typed}\u00a0». Vérifiez le numéro.`,
    deleted: (reference, when, who) => `${reference} a été supprimé le ${when} par ${who}.`,
  },
};

/** `1.5 MB`. */
export function sizeText(bytes: number, locale: Locale): string {
  const units = sizeUnits[locale];
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const number = Math.round((bytes / 1000 ** power) * 10) / 10;
  return `${formatNumber(number, locale)}\u00a0${units[power]}`;
}

const sizeUnits: InEveryLocale<readonly string[]> = { en: ['bytes', 'kB', 'MB'], fr: ['octets', 'ko', 'Mo'] };
