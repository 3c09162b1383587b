import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';
import type { FileFieldFault } from './work.ts';

/**
 * Why a file was not taken, and what to do. `{{detail}}`: a size or a number of files in words, the author's pattern,
 * or what a foreign service said. The English of Form.io's own sentences is Form.io's, but for the full stops.
 */
export const faultMessages: Readonly<Record<FileFieldFault, InEveryLocale>> = {
  duplicateInProgress: {
    en: 'File with the same name is already being uploaded.',
    fr: 'Un fichier du même nom est déjà en cours de téléversement.',
  },
  duplicateLoaded: {
    en: 'File with the same name is already uploaded.',
    fr: 'Un fichier du même nom est déjà téléversé.',
  },
  ...sameFor(['wrongType', 'wrong_type'], {
    en: 'File is the wrong type; it must be {{detail}}.',
    fr: 'Ce type de fichier n’est pas accepté. Types acceptés\u00a0: {{detail}}.',
  }),
  ...sameFor(['tooSmall', 'too_small'], {
    en: 'File is too small; it must be at least {{detail}}',
    fr: 'Le fichier est trop petit; sa taille doit être d’au moins {{detail}}.',
  }),
  ...sameFor(['tooLarge', 'too_large'], {
    en: 'File is too big; it must be at most {{detail}}.',
    fr: 'Le fichier est trop volumineux; sa taille ne doit pas dépasser {{detail}}.',
  }),
  limitUnknown: {
    en: 'Please, check the entered parameters: how large a file may be here depends on another answer. Give that answer, then choose this file again.',
    fr: 'La taille permise d’un fichier dépend ici d’une autre réponse. Donnez d’abord cette réponse, puis choisissez ce fichier de nouveau.',
  },
  tooMany: {
    en: 'Only {{detail}} can be attached here. Remove one to add this one.',
    fr: 'Ce champ accepte au plus {{detail}}. Retirez-en un pour ajouter celui-ci.',
  },
  folder: {
    en: 'This is a folder. Open it and add the files in it.',
    fr: 'Il s’agit d’un dossier. Ouvrez-le et ajoutez les fichiers qu’il contient.',
  },
  noService: { en: 'File Service not provided.', fr: 'L’envoi de fichiers n’est pas offert ici.' },
  processing: { en: 'File processing has been failed.', fr: 'Le traitement du fichier a échoué.' },
  interrupted: {
    en: 'The upload stopped when you left the page. Choose this file again.',
    fr: 'Le téléversement s’est arrêté quand vous avez quitté la page. Choisissez ce fichier de nouveau.',
  },
  gone: {
    en: 'This file is no longer stored. Choose it again.',
    fr: 'Ce fichier n’est plus conservé. Choisissez-le de nouveau.',
  },
  ...sameFor(['empty', 'empty_file'], {
    en: 'This file is empty. Choose another one, or save it again and retry.',
    fr: 'Ce fichier est vide. Choisissez-en un autre, ou enregistrez-le de nouveau et réessayez.',
  }),
  unreadable: {
    en: 'Your device does not give access to this file. If it is in the cloud, save it on your device first, then choose it again.',
    fr: 'Votre appareil ne donne pas accès à ce fichier. S’il est dans le nuage, enregistrez-le d’abord sur votre appareil, puis choisissez-le de nouveau.',
  },
  heic: {
    en: 'This photo is in the HEIC format, which cannot be opened here. Save or share it as JPEG, then choose that one.',
    fr: 'Cette photo est au format HEIC, qui ne peut pas être ouvert ici. Enregistrez-la ou partagez-la en JPEG, puis choisissez celle-là.',
  },
  locked_pdf: {
    en: 'This PDF is protected by a password. Save a copy without the password, then choose that one.',
    fr: 'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis choisissez celle-là.',
  },
  not_what_it_says: {
    en: 'The content of this file does not match its name. Open the file, save it in the right format, and choose it again.',
    fr: 'Le contenu de ce fichier ne correspond pas à son nom. Ouvrez le fichier, enregistrez-le dans le bon format et choisissez-le de nouveau.',
  },
  infected: {
    en: 'This file was refused because it may contain a virus. Choose another one.',
    fr: 'Ce fichier a été refusé parce qu’il pourrait contenir un virus. Choisissez-en un autre.',
  },
  network: {
    en: 'Unable to upload the file: there is no connection. Check it, then try again.',
    fr: 'Impossible de téléverser le fichier\u00a0: il n’y a pas de connexion. Vérifiez-la, puis réessayez.',
  },
  refused: {
    en: 'Unable to upload the file. {{detail}}',
    fr: 'Impossible de téléverser le fichier. {{detail}}',
  },
  too_many: {
    en: 'Unable to upload the file: too many were sent at once. Wait a minute, then try again.',
    fr: 'Impossible de téléverser le fichier\u00a0: trop de fichiers ont été envoyés à la fois. Attendez une minute, puis réessayez.',
  },
  quota: {
    en: 'Unable to upload the file: many files came from your connection without their forms. Send your form with the files it already has, or try again tomorrow.',
    fr: 'Impossible de téléverser le fichier\u00a0: de nombreux fichiers ont été envoyés depuis votre connexion sans leur formulaire. Envoyez votre formulaire avec les fichiers qu’il contient déjà, ou réessayez demain.',
  },
  unavailable: {
    en: 'Unable to upload the file: our site is not accepting files at the moment. Try again in a few minutes.',
    fr: 'Impossible de téléverser le fichier\u00a0: notre site n’accepte pas de fichiers en ce moment. Réessayez dans quelques minutes.',
  },
  failed: {
    en: 'Unable to upload the file: something went wrong on our side. Try again in a few minutes; if that does not help, contact us.',
    fr: 'Impossible de téléverser le fichier\u00a0: un problème est survenu de notre côté. Réessayez dans quelques minutes; si cela ne change rien, communiquez avec nous.',
  },
  busy: {
    en: 'Unable to upload the file: many files are arriving at our site at the moment. Try again in a few minutes.',
    fr: 'Impossible de téléverser le fichier\u00a0: notre site reçoit beaucoup de fichiers en ce moment. Réessayez dans quelques minutes.',
  },
  no_space: {
    en: 'Unable to upload the file: there is no room left for files on our site. Try again later, or contact us.',
    fr: 'Impossible de téléverser le fichier\u00a0: il n’y a plus d’espace pour les fichiers sur notre site. Réessayez plus tard ou communiquez avec nous.',
  },
  too_slow: {
    en: 'Unable to upload the file: the connection is too slow. Try again, or use a faster one.',
    fr: 'Impossible de téléverser le fichier\u00a0: la connexion est trop lente. Réessayez ou utilisez-en une plus rapide.',
  },
  incomplete: {
    en: 'Unable to upload the file: only part of it arrived. Try again.',
    fr: 'Impossible de téléverser le fichier\u00a0: seule une partie est arrivée. Réessayez.',
  },
  outside_failed: {
    en: 'Unable to upload the file: the service that stores these files is not available at the moment. Try again in a few minutes.',
    fr: 'Impossible de téléverser le fichier\u00a0: le service qui conserve ces fichiers n’est pas accessible en ce moment. Réessayez dans quelques minutes.',
  },
  ...sameFor(['scanner_down', 'scanning'], {
    en: 'Unable to upload the file: it cannot be checked for viruses at the moment. Try again in a few minutes.',
    fr: 'Impossible de téléverser le fichier\u00a0: on ne peut pas vérifier en ce moment s’il contient un virus. Réessayez dans quelques minutes.',
  }),
  ...sameFor(
    [
      ...(['unknown_field', 'no_storage', 'bad_request', 'no_file', 'several_files', 'private'] as const),
      ...(['cross_site', 'outside', 'unknown', 'claimed'] as const),
    ],
    {
      en: 'Unable to upload the file. Load the page again and choose the file once more; if that does not help, contact us.',
      fr: 'Impossible de téléverser le fichier. Rechargez la page et choisissez de nouveau le fichier; si cela ne change rien, communiquez avec nous.',
    },
  ),
};

/** How many files there may be. */
export const countedFiles: InEveryLocale<(count: number) => string> = {
  en: (count) => `${formatNumber(count, 'en')} file${pluralS(count, 'en')}`,
  fr: (count) => `${formatNumber(count, 'fr')}\u00a0fichier${pluralS(count, 'fr')}`,
};

/** Of a file that is larger than something on its way takes, which does not say how much that is. */
export const tooLargeHere: InEveryLocale = {
  en: 'This file is too big to be sent here. Choose a smaller one.',
  fr: 'Ce fichier est trop volumineux pour être envoyé ici. Choisissez-en un plus petit.',
};

/** Where the author's pattern is no list of types. */
export const wrongTypeHere: InEveryLocale = {
  en: 'Files of this type are not accepted here. Choose another one.',
  fr: 'Ce type de fichier n’est pas accepté ici. Choisissez un autre fichier.',
};

/** After these the same file may well go through. */
const passing: readonly FileFieldFault[] = [
  ...(['network', 'refused', 'unavailable', 'failed', 'too_many', 'quota', 'busy'] as const),
  ...(['no_space', 'scanner_down', 'outside_failed'] as const),
  ...(['scanning', 'too_slow', 'incomplete', 'processing', 'unknown', 'bad_request'] as const),
];

export function canTryAgain(fault: FileFieldFault | undefined): boolean {
  return fault !== undefined && passing.includes(fault);
}

function sameFor<Name extends FileFieldFault>(names: readonly Name[], sentence: InEveryLocale) {
  // The one cast: `fromEntries` forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, sentence])) as Record<Name, InEveryLocale>;
}
