import type { InEveryLocale } from '@guichet/definition';

interface TreeMessages {
  /** Names a node: `1.2`. */
  readonly item: (number: string) => string;
  readonly add: string;
  readonly addBelow: (number: string, name: string) => string;
  readonly remove: string;
  readonly removeItem: (number: string, name: string) => string;
  readonly added: (number: string) => string;
  readonly removed: (number: string) => string;
}

export const treeMessages: InEveryLocale<TreeMessages> = {
  en: {
    item: (number) => `Item ${number}`,
    add: 'Add an item below',
    addBelow: (number, name) => `Add an item below: item ${number}, ${name}`,
    remove: 'Remove',
    removeItem: (number, name) => `Remove item ${number}, and everything below it: ${name}`,
    added: (number) => `Item ${number} was added.`,
    removed: (number) => `Item ${number} was removed, with everything below it.`,
  },
  fr: {
    item: (number) => `Élément ${number}`,
    add: 'Ajouter un élément au-dessous',
    addBelow: (number, name) => `Ajouter un élément au-dessous\u00a0: élément ${number}, ${name}`,
    remove: 'Retirer',
    removeItem: (number, name) => `Retirer l’élément ${number} et tout ce qui en dépend\u00a0: ${name}`,
    added: (number) => `L’élément ${number} a été ajouté.`,
    removed: (number) => `L’élément ${number} a été retiré, avec tout ce qui en dépendait.`,
  },
};
