import { expect, test } from 'vitest';
import { faultsIn } from './typography.ts';

test.each([
  'Exemple\u00a0: 42,5',
  'Mesurez le tronc à une hauteur de 1,4\u00a0m.',
  'Est-ce urgent? Oui; tout de suite!',
  'Le champ «\u00a0Nom\u00a0» est obligatoire.',
  'Au plus 1\u00a0000 caractères, ou 10\u00a0%.',
  '1 an\u00a0: 640\u00a0$',
  'Composez le <a href="tel:311">3-1-1</a>, jour et nuit.',
  'Ouvrez https://exemple.ca/page, ou «\u00a0https:\u00a0».',
  'Élaguez l’arbre. À bientôt.',
  'La ou le propriétaire, à 30 mètres',
  'De nombreuses requêtes',
  'Le rôle 0614 010 123 45678',
  'K1A 0B1, 225, rue des Ormes, 613 555-0142',
])('%s is written as French is written', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test.each([
  ['Exemple: 42', 'a no-break space stands before a colon'],
  ['Exemple : 42', 'the space before a colon does not break'],
  ['<p>Je déclare que :</p>', 'the space before a colon does not break'],
  ['Est-ce urgent ?', 'no space stands before ; ! ?'],
  ['Merci\u00a0!', 'no space stands before ; ! ?'],
  ['Le champ "Nom"', 'quotation marks are « »'],
  ['Le champ «Nom»', 'a no-break space stands inside « »'],
  ['Le champ « Nom »', 'a no-break space stands inside « »'],
  ["L'arbre", 'an apostrophe is ’'],
  ['Chargement...', 'three points are one sign'],
  ['Environ 10 %', '% and $ stand behind the number, after a no-break space'],
  ['Environ $10', '% and $ stand behind the number, after a no-break space'],
  ['Au-dessous de 30 cm', 'a unit stays with its number'],
  ['Une hauteur de 1.4\u00a0m', 'decimals follow a comma, thousands a no-break space'],
  ['Au plus 1,000 caractères', 'decimals follow a comma, thousands a no-break space'],
  ['Au plus 1 000 caractères', 'decimals follow a comma, thousands a no-break space'],
  ['Etape 1 sur 3', 'a capital keeps its accent'],
  ['Merci. A bientôt.', 'a capital keeps its accent'],
  ['Votre e-mail', 'one says courriel'],
  ['Soumettre', 'a form is sent (envoyer); a soumission is a bid'],
  ['Si tu veux', 'residents are addressed as vous'],
  ['Les résident(e)s', 'both genders are written out'],
  ['Un  mot', 'no two spaces stand side by side'],
])('%s is reported', (text, says) => {
  expect(faultsIn(text).map((fault) => fault.split(': ')[0])).toContain(says);
});
