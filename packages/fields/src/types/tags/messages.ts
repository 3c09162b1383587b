import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

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
    most: (most) => `At most ${formatNumber(most, 'en')} answer${pluralS(most, 'en')}.`,
    list: (name) => `${name}: what you added`,
    remove: (tag) => `Remove ${tag}`,
    added: (tags) => `Added: ${tags}.`,
    removed: (tag, left) => `Removed: ${tag}. ${formatNumber(left, 'en')} answer${pluralS(left, 'en')} left.`,
    twice: (tag) => `You already added ${tag}.`,
    full: (most) =>
      `At most ${formatNumber(most, 'en')} answer${pluralS(most, 'en')}: remove one before you add another.`,
  },
  fr: {
    hint: (delimiter) =>
      `Séparez-les par ${delimiter === ',' ? 'une virgule' : `«\u00a0${delimiter}\u00a0»`}.`,
    most: (most) => `Au plus ${formatNumber(most, 'fr')}\u00a0réponse${pluralS(most, 'fr')}.`,
    list: (name) => `${name}\u00a0: vos ajouts`,
    remove: (tag) => `Retirer ${tag}`,
    added: (tags) => `Ajout\u00a0: ${tags}.`,
    removed: (tag, left) =>
      `Retrait\u00a0: ${tag}. Il reste ${formatNumber(left, 'fr')}\u00a0réponse${pluralS(left, 'fr')}.`,
    twice: (tag) => `Vous avez déjà ajouté ${tag}.`,
    full: (most) =>
      `Au plus ${formatNumber(most, 'fr')}\u00a0réponse${pluralS(most, 'fr')}\u00a0: retirez-en une avant d’en ajouter une autre.`,
  },
};
