import type { InEveryLocale } from '@guichet/definition';
import type { UploadWait } from '@guichet/service-client/file-service';

/** What the field says around its files. What it says of one that was not taken: see `fault-messages.ts`. */
interface FileMessages {
  readonly drop: string;
  readonly dropSeveral: string;
  readonly browse: string;
  readonly browseSeveral: string;
  readonly useCamera: string;
  readonly takePicture: string;
  readonly closeCamera: string;
  readonly cameraFailed: string;
  readonly cameraPicture: string;
  /** What the field takes. */
  readonly kinds: (pattern: string) => string;
  readonly pictures: string;
  readonly atLeast: (size: string) => string;
  readonly atMost: (size: string) => string;
  readonly mostFiles: (count: number) => string;
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
  readonly news: {
    readonly uploaded: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly cancelled: (name: string) => string;
  };
  readonly failed: (name: string, why: string) => string;
  readonly held: string;
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
    useCamera: 'Use camera',
    takePicture: 'Take picture',
    closeCamera: 'Close the camera',
    cameraFailed: 'The camera could not be used. Allow it in your browser, or choose a file.',
    cameraPicture: 'What the camera sees',
    pictures: 'pictures',
    kinds: (pattern) => `Types of files: ${pattern}.`,
    atLeast: (size) => `At least ${size}.`,
    atMost: (size) => `At most ${size} for each file.`,
    mostFiles: (count) => `At most ${count} files.`,
    list: (field) => `Files: ${field}`,
    none: 'No file',
    kind: (name) => `Kind of file: ${name}`,
    remove: 'Remove',
    removeName: (name) => `Remove: ${name}`,
    cancel: 'Cancel',
    cancelName: (name) => `Cancel the upload: ${name}`,
    again: 'Try again',
    againName: (name) => `Try again: ${name}`,
    processing: 'Processing file. Please wait...',
    uploading: (percent) => `Uploading: ${percent}%`,
    waiting: {
      connection: 'The connection is gone. The upload goes on by itself once it is back.',
      offline: 'Your device is offline. The upload goes on by itself once it is connected again.',
      server: 'Our site asked to wait a moment. The upload goes on by itself.',
    },
    news: {
      uploaded: (name) => `${name} has been uploaded.`,
      removed: (name) => `${name} has been removed.`,
      cancelled: (name) => `The upload of ${name} has been cancelled.`,
    },
    failed: (name, why) => `${name}: ${why}`,
    held: 'Your form goes on by itself as soon as your files are uploaded. Please wait.',
    noStorage: 'No storage has been set for this field. File uploads are disabled until storage is set up.',
    nowhere: 'File Service not provided. Files cannot be sent from this page; the rest of the form can.',
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
    useCamera: 'Utiliser la caméra',
    takePicture: 'Prendre la photo',
    closeCamera: 'Fermer la caméra',
    cameraFailed:
      'La caméra n’a pas pu être utilisée. Autorisez-la dans votre navigateur ou choisissez un fichier.',
    cameraPicture: 'Ce que voit la caméra',
    pictures: 'images',
    kinds: (pattern) => `Types de fichiers\u00a0: ${pattern}.`,
    atLeast: (size) => `Au moins ${size}.`,
    atMost: (size) => `Au plus ${size} par fichier.`,
    mostFiles: (count) => `Au plus ${count}\u00a0fichiers.`,
    list: (field) => `Fichiers\u00a0: ${field}`,
    none: 'Aucun fichier',
    kind: (name) => `Genre de fichier\u00a0: ${name}`,
    remove: 'Retirer',
    removeName: (name) => `Retirer\u00a0: ${name}`,
    cancel: 'Annuler',
    cancelName: (name) => `Annuler le téléversement\u00a0: ${name}`,
    again: 'Réessayer',
    againName: (name) => `Réessayer\u00a0: ${name}`,
    processing: 'Traitement du fichier en cours. Veuillez patienter…',
    uploading: (percent) => `Téléversement\u00a0: ${percent}\u00a0%`,
    waiting: {
      connection: 'La connexion est perdue. Le téléversement reprendra de lui-même dès son retour.',
      offline:
        'Votre appareil est hors ligne. Le téléversement reprendra de lui-même dès qu’il sera de nouveau connecté.',
      server: 'Notre site a demandé de patienter un instant. Le téléversement reprendra de lui-même.',
    },
    news: {
      uploaded: (name) => `Le fichier ${name} a été téléversé.`,
      removed: (name) => `Le fichier ${name} a été retiré.`,
      cancelled: (name) => `Le téléversement de ${name} a été annulé.`,
    },
    failed: (name, why) => `${name}\u00a0: ${why}`,
    held: 'Votre formulaire poursuivra de lui-même dès que vos fichiers seront téléversés. Veuillez patienter.',
    noStorage:
      'Aucun espace de stockage n’est défini pour ce champ. Le téléversement de fichiers est désactivé jusqu’à ce qu’il le soit.',
    nowhere:
      'Le service de fichiers n’est pas fourni. On ne peut pas envoyer de fichiers depuis cette page; le reste du formulaire, oui.',
    noFileApi: 'Les interfaces File et FileReader ne sont pas prises en charge.',
    noFormData: 'L’objet FormData de XHR2 n’est pas pris en charge.',
    noProgress: 'Le suivi des téléversements de XHR2 n’est pas pris en charge.',
    thumbnail: (name) => `Image\u00a0: ${name}`,
    downloadFailed: 'Ce fichier n’a pas pu être ouvert. Réessayez plus tard.',
  },
};
