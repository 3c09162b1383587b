import type { Json, JsonObject, Locale } from '@guichet/definition';
import { isJsonObject } from '@guichet/definition';
import type { ServerErrorDetail } from '@guichet/engine';
import { formatNumber } from '@guichet/engine/formats';
import { cleanName } from './clean-name.ts';
import type { FileAnswer } from './file-answers.ts';

const sentences = {
  unknown: {
    en: 'The file “{name}” is no longer here. Please add it again.',
    fr: 'Le fichier « {name} » n’est plus ici. Veuillez l’ajouter de nouveau.',
  },
  elsewhere: {
    en: 'The file “{name}” was added for another question or another form. Please add it again here.',
    fr: 'Le fichier « {name} » a été ajouté pour une autre question ou un autre formulaire. Veuillez l’ajouter de nouveau ici.',
  },
  claimed: {
    en: 'The file “{name}” was already sent with a form. Please add it again.',
    fr: 'Le fichier « {name} » a déjà été envoyé avec un formulaire. Veuillez l’ajouter de nouveau.',
  },
  altered: {
    en: 'The details sent with the file “{name}” do not match the file that we received. Please remove it and add it again.',
    fr: 'Les renseignements fournis sur le fichier « {name} » ne correspondent pas au fichier reçu. Veuillez le retirer, puis l’ajouter de nouveau.',
  },
  tooMany: {
    en: 'There are too many files here. The limit is {count}.',
    fr: 'Il y a trop de fichiers ici. Nombre maximal\u00a0: {count}.',
  },
  emptyFile: {
    en: 'The file “{name}” is empty. Please choose another one.',
    fr: 'Le fichier « {name} » est vide. Veuillez en choisir un autre.',
  },
  tooSmall: {
    en: 'The file “{name}” is too small. Please choose another one.',
    fr: 'Le fichier « {name} » est trop petit. Veuillez en choisir un autre.',
  },
  tooLarge: {
    en: 'The file “{name}” is too large. Please choose another one.',
    fr: 'Le fichier « {name} » est trop volumineux. Veuillez en choisir un autre.',
  },
  wrongType: {
    en: 'Files such as “{name}” are not accepted here. Please choose another one.',
    fr: 'Les fichiers comme « {name} » ne sont pas acceptés ici. Veuillez en choisir un autre.',
  },
  notWhatItSays: {
    en: 'The content of the file “{name}” does not match its name. Please save it again, then add it again.',
    fr: 'Le contenu du fichier « {name} » ne correspond pas à son nom. Veuillez l’enregistrer de nouveau, puis l’ajouter.',
  },
  lockedPdf: {
    en: 'The PDF “{name}” is protected by a password. Please save a copy without the password, then add that one.',
    fr: 'Le PDF « {name} » est protégé par un mot de passe. Veuillez en enregistrer une copie sans mot de passe, puis ajouter celle-là.',
  },
  infected: {
    en: 'The file “{name}” may contain a virus, so it was not received. Please remove it.',
    fr: 'Le fichier « {name} » pourrait contenir un virus; il n’a donc pas été reçu. Veuillez le retirer.',
  },
  notScanned: {
    en: 'The file “{name}” cannot be checked for viruses at the moment. Please try again later.',
    fr: 'Il est impossible en ce moment de vérifier si le fichier « {name} » contient un virus. Veuillez réessayer plus tard.',
  },
  noStorage: {
    en: 'No storage has been set for this field. File uploads are disabled until storage is set up.',
    fr: 'Aucun espace de stockage n’a été défini pour ce champ. D’ici là, le téléversement de fichiers est désactivé.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type FileFault = keyof typeof sentences;

/** Why a file cannot be received with a submission, as a form service's refusal says it. */
export function refuseRecord(
  { component, path, label, records }: FileAnswer,
  index: number,
  reason: FileFault,
  locale: Locale,
  count = 0,
): ServerErrorDetail {
  const name = nameIn(records[index]);
  return {
    type: 'any.upload',
    path,
    message: sentences[reason][locale]
      .replace('{name}', () => name)
      .replace('{count}', formatNumber(count, locale)),
    level: 'error',
    context: { validator: 'upload', reason, index, key: component.key, label, name },
  };
}

/** As the resident knows it. */
function nameIn(record: Json | undefined): string {
  const { originalName, name }: JsonObject = isJsonObject(record) ? record : {};
  return cleanName(unescaped(String(originalName ?? name ?? '')));
}

/** Form.io's renderer writes the two characters that markup begins and ends with as entities. */
export function unescaped(name: string): string {
  return name.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
