import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';
import type { UploadWait } from '@guichet/service-client/file-service';

/** Texts around the files of a field. Its errors about files: see `fault-messages.ts`. */
interface FileMessages {
  readonly drop: string;
  readonly dropSeveral: string;
  readonly browse: string;
  readonly browseSeveral: string;
  /** The kinds of files that the field takes. */
  readonly kinds: (pattern: string) => string;
  readonly pictures: string;
  readonly atLeast: (size: string) => string;
  readonly atMost: (size: string) => string;
  readonly maxFileCount: (count: number) => string;
  readonly list: (field: string) => string;
  readonly none: string;
  readonly kind: (name: string) => string;
  readonly remove: string;
  readonly removeName: (name: string) => string;
  readonly cancel: string;
  readonly cancelName: (name: string) => string;
  readonly again: string;
  readonly againName: (name: string) => string;
  /** Its own sentence: stock. */
  readonly processing: string;
  readonly uploading: (percent: number) => string;
  readonly waiting: Readonly<Record<UploadWait, string>>;
  readonly announcements: {
    readonly uploaded: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly cancelled: (name: string) => string;
  };
  readonly failed: (name: string, why: string) => string;
  readonly held: string;
  /** Above the files that will not go along. */
  readonly notSent: string;
  readonly removeIt: string;
  readonly sendWithout: (count: number) => string;
  readonly noStorage: string;
  /** The site takes no files in. */
  readonly nowhere: string;
  readonly noFileApi: string;
  readonly noFormData: string;
  readonly noProgress: string;
  readonly thumbnail: (name: string) => string;
  readonly downloadFailed: string;
}

/** The English of Form.io's own sentences is Form.io's, to the letter. */
export const fileMessages: InEveryLocale<FileMessages> = {
  en: {
    drop: 'Drop a file to attach, or',
    dropSeveral: 'Drop files to attach, or',
    browse: 'browse for a file',
    browseSeveral: 'browse for files',
    pictures: 'pictures',
    kinds: (pattern) => `File types: ${pattern}.`,
    atLeast: (size) => `At least ${size}.`,
    atMost: (size) => `At most ${size} for each file.`,
    maxFileCount: (count) => `At most ${formatNumber(count, 'en')} file${pluralS(count, 'en')}.`,
    list: (field) => `Files: ${field}`,
    none: 'No file',
    kind: (name) => `File type: ${name}`,
    remove: 'Remove',
    removeName: (name) => `Remove: ${name}`,
    cancel: 'Cancel',
    cancelName: (name) => `Cancel the upload: ${name}`,
    again: 'Try again',
    againName: (name) => `Try again: ${name}`,
    processing: 'Processing file. Please wait...',
    uploading: (percent) => `Uploading: ${percent}%`,
    waiting: {
      connection: 'The connection was lost. The upload will resume when it is back.',
      offline: 'Your device is offline. The upload will resume when it is connected again.',
      server: 'Our site is busy. The upload will resume in a moment.',
    },
    announcements: {
      uploaded: (name) => `${name} has been uploaded.`,
      removed: (name) => `${name} has been removed.`,
      cancelled: (name) => `The upload of ${name} has been cancelled.`,
    },
    failed: (name, why) => `${name}: ${why}`,
    held: 'Your form will continue when your files are uploaded. Please wait.',
    notSent: 'Files that will not be sent',
    removeIt: 'Remove it',
    sendWithout: (count) => (count === 1 ? 'Send without it' : 'Send without them'),
    noStorage: 'No storage has been set for this field. File uploads are disabled until storage is set up.',
    nowhere:
      'File Service not provided. You cannot send files from this page, but you can send the rest of the form.',
    noFileApi: 'File API & FileReader API not supported.',
    noFormData: "XHR2's FormData is not supported.",
    noProgress: "XHR2's upload progress isn't supported.",
    thumbnail: (name) => `Picture: ${name}`,
    downloadFailed: 'This file could not be opened. Try again later.',
  },
  fr: {
    drop: 'Déposez un fichier ici pour le joindre, ou',
    dropSeveral: 'Déposez des fichiers ici pour les joindre, ou',
    browse: 'choisissez un fichier',
    browseSeveral: 'choisissez des fichiers',
    pictures: 'images',
    kinds: (pattern) => `Types de fichiers\u00a0: ${pattern}.`,
    atLeast: (size) => `Au moins ${size}.`,
    atMost: (size) => `Au plus ${size} par fichier.`,
    maxFileCount: (count) => `Au plus ${formatNumber(count, 'fr')}\u00a0fichier${pluralS(count, 'fr')}.`,
    list: (field) => `Fichiers\u00a0: ${field}`,
    none: 'Aucun fichier',
    kind: (name) => `Type de fichier\u00a0: ${name}`,
    remove: 'Retirer',
    removeName: (name) => `Retirer\u00a0: ${name}`,
    cancel: 'Annuler',
    cancelName: (name) => `Annuler le téléversement\u00a0: ${name}`,
    again: 'Réessayer',
    againName: (name) => `Réessayer\u00a0: ${name}`,
    processing: 'Traitement du fichier en cours. Veuillez patienter…',
    uploading: (percent) => `Téléversement\u00a0: ${percent}\u00a0%`,
    waiting: {
      connection: 'La connexion est perdue. Le téléversement reprendra dès son retour.',
      offline: 'Votre appareil est hors ligne. Le téléversement reprendra dès le retour de la connexion.',
      server: 'Notre site est occupé. Le téléversement reprendra dans un instant.',
    },
    announcements: {
      uploaded: (name) => `Le fichier ${name} a été téléversé.`,
      removed: (name) => `Le fichier ${name} a été retiré.`,
      cancelled: (name) => `Le téléversement de ${name} a été annulé.`,
    },
    failed: (name, why) => `${name}\u00a0: ${why}`,
    held: 'Votre formulaire continuera dès que vos fichiers seront téléversés. Veuillez patienter.',
    notSent: 'Fichiers qui ne seront pas envoyés',
    removeIt: 'Retirer ce fichier',
    sendWithout: (count) => (count === 1 ? 'Envoyer sans ce fichier' : 'Envoyer sans ces fichiers'),
    noStorage:
      'Aucun espace de stockage n’est défini pour ce champ. D’ici là, le téléversement de fichiers est désactivé.',
    nowhere:
      'L’envoi de fichiers n’est pas offert sur cette page, mais vous pouvez envoyer le reste du formulaire.',
    noFileApi: 'Votre navigateur ne prend pas en charge les interfaces File et FileReader.',
    noFormData: 'Votre navigateur ne prend pas en charge l’objet FormData de XHR2.',
    noProgress: 'Votre navigateur ne permet pas de suivre la progression d’un téléversement.',
    thumbnail: (name) => `Image\u00a0: ${name}`,
    downloadFailed: 'Ce fichier n’a pas pu être ouvert. Réessayez plus tard.',
  },
};
