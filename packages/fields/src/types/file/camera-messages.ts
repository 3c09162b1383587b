import type { InEveryLocale } from '@guichet/definition';

/** The English is Form.io's, to the letter, where it has a text. */
export const cameraMessages = {
  en: {
    open: 'Use camera',
    take: 'Take picture',
    close: 'Close the camera',
    failed: 'The camera could not be used. Allow it in your browser, or choose a file.',
    picture: 'Camera view',
  },
  fr: {
    open: 'Utiliser la caméra',
    take: 'Prendre la photo',
    close: 'Fermer la caméra',
    failed:
      'La caméra n’a pas pu être utilisée. Autorisez-la dans votre navigateur ou choisissez un fichier.',
    picture: 'Vue de la caméra',
  },
} satisfies InEveryLocale<Readonly<Record<string, string>>>;
