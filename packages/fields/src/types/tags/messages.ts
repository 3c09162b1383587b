import type { InEveryLocale } from '@guichet/definition';

interface TagsMessages {
  /** How several are parted. */
  readonly hint: (delimiter: string) => string;
  readonly most: (most: number) => string;
  readonly list: (name: string) => string;
  readonly remove: (tag: string) => string;
  /** Said once it is done. */
  readonly added: (tags: string) => string;
  readonly removed: (tag: string, left: number) => string;
  readonly twice: (tag: string) => string;
  /** Shown and said: what was typed is not taken. */
  readonly full: (most: number) => string;
}

export const tagsMessages: InEveryLocale<TagsMessages> = {
  en: {
    hint: (delimiter) => `Separate them with ${delimiter === ',' ? 'commas' : `“${delimiter}”`}.`,
    most: (most) => `${most} at most.`,
    list: (name) => `${name}: what you added`,
    remove: (tag) => `Remove ${tag}`,
    added: (tags) => `Added: ${tags}.`,
    removed: (tag, left) => `Removed: ${tag}. ${left === 1 ? '1 is left.' : `${left} are left.`}`,
    twice: (tag) => `You already added ${tag}.`,
    full: (most) => `${most} at most: remove one before you add another.`,
  },
  fr: {
    hint: (delimiter) =>
      `Séparez-les par ${delimiter === ',' ? 'une virgule' : `«\u00a0${delimiter}\u00a0»`}.`,
    most: (most) => `${most} au maximum.`,
    list: (name) => `${name}\u00a0: vos ajouts`,
    remove: (tag) => `Retirer ${tag}`,
    added: (tags) => `Ajout\u00a0: ${tags}.`,
    removed: (tag, left) =>
      `Retrait\u00a0: ${tag}. ${left === 0 ? 'Il n’en reste aucun.' : `Il en reste ${left === 1 ? 'un' : left}.`}`,
    twice: (tag) => `Vous avez déjà ajouté ${tag}.`,
    full: (most) => `${most} au maximum\u00a0: retirez-en un avant d’en ajouter un autre.`,
  },
};
