import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { locationSearch } from './location-search.ts';

/** The text to type into each field, by its label in both languages. */
const typed: readonly (readonly [en: string, fr: string, text: string, frenchText?: string])[] = [
  ['Name', 'Nom', 'Zoë Tremblay'],
  ['Licence plate', 'Numéro de plaque', 'ABCD123'],
  ['Your story', 'Votre histoire', 'One\ntwo'],
  ['Email', 'Courriel', 'zoe@example.ca'],
  ['Website', 'Site Web', 'https://example.ca/page'],
  ['Telephone', 'Téléphone', '613 555-0123'],
  ['Password', 'Mot de passe', 'Correct Horse'],
  ['How many', 'Combien', '1234.5', '1234,5'],
  ['Price', 'Prix', '19.95', '19,95'],
  ['Date of the visit', 'Date de la visite', '2026-03-05'],
  ['Time', 'Heure', '09:30'],
  ['Street', 'Rue', '225, rue des Ormes'],
  ['Topics', 'Sujets', 'trees, parks'],
  ['Left', 'Gauche', 'L'],
  ['Right', 'Droite', 'R'],
  ['Helper', 'Personne qui aide', 'Luc'],
  ['Called \\(row 1\\)', 'Nom de la personne \\(ligne 1\\)', 'Ann'],
];

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'% A plan.\n'.repeat(30)}%%EOF\n`),
};

/** Fills in the form that has one of everything, by the labels of its controls. */
export async function fillInEverything(page: Page, language: 'en' | 'fr'): Promise<void> {
  const say = (en: string, fr: string) => (language === 'en' ? en : fr);
  for (const [en, fr, text, frenchText = text] of typed) {
    // A label ends with an asterisk where an answer is required.
    const name = new RegExp(`^${say(en, fr)}\\W*$`);
    // In a row the label and the row's number name the control together.
    const control = page.getByLabel(name).or(page.getByRole('textbox', { name }));
    await control.fill(say(text, frenchText));
  }
  const trips = page.locator('.formio-component-trips');
  await page.getByRole('button', { name: say('Add a trip', 'Ajouter un déplacement') }).click();
  await expect(trips.getByLabel(say('Destination', 'Destination'))).toBeFocused();
  await page.keyboard.type('Gatineau');
  await trips.getByLabel(say('Days', 'Jours')).fill('2');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: say('Edit row 1: Trips', 'Modifier la ligne 1') }),
  ).toBeFocused();
  const birth = page.getByRole('group', { name: say('Date of birth', 'Date de naissance') });
  await birth.getByLabel(say('Day', 'Jour')).fill('4');
  await birth.getByLabel(say('Month', 'Mois')).selectOption(say('July', 'juillet'));
  await birth.getByLabel(say('Year', 'Année')).fill('1989');
  for (const [question, answer] of [
    [say('Snow removal', 'Déneigement'), say('Good', 'Bien')],
    [say('Libraries', 'Bibliothèques'), say('Bad', 'Mal')],
  ] as const)
    await page.getByRole('radiogroup', { name: question }).getByLabel(answer).check();
  await page.getByRole('textbox', { name: say('Your signature', 'Votre signature') }).fill('Zoë Tremblay');
  await findAddresses(page, language);
  await page.getByLabel(say('What about (row 1)', 'À propos de quoi (ligne 1)')).fill('Parking');
  await page.getByLabel(say('What it is (row 1)', 'Précision (ligne 1)')).fill('Behind the house');
  const item = (number: string) =>
    page.getByRole('group', { name: `${say('Item', 'Élément')} ${number}`, exact: true });
  await item('1').getByLabel(say('Its name', 'Son nom')).fill('Rivermont Sports');
  await item('1').getByLabel(say('Who leads it', 'Qui le dirige')).fill('Ann');
  await page.getByRole('button', { name: say('Add an item below', 'Ajouter un élément au-dessous') }).click();
  await item('1.1').getByLabel(say('Its name', 'Son nom')).fill('Swimming');
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByRole('radio', { name: say('Large', 'Grande') }).check();
  await page.getByLabel(say('Area', 'Secteur'), { exact: true }).selectOption(say('South', 'Sud'));
  await page.getByLabel(say('Ward', 'Quartier'), { exact: true }).selectOption('Capital');
  if ((await tab(say('Several choices', 'Plusieurs choix')).count()) > 0)
    await tab(say('Several choices', 'Plusieurs choix')).click();
  await page.getByRole('checkbox', { name: say('Monday', 'Lundi') }).check();
  await page.getByRole('checkbox', { name: say('I agree', 'J’accepte') }).check();
  await page.getByRole('checkbox', { name: say('Lives with you', 'Vit avec vous') }).check();
  await page.locator('input[type="file"]').setInputFiles(plan);
  await expect(page.getByRole('button', { name: /^(Remove|Supprimer|Retirer).*plan\.pdf/ })).toBeVisible();
}

/** At a provider of addresses, and in the city's own map. */
async function findAddresses(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.locator('.formio-component-work').getByRole('combobox').fill('12 elm');
  await page.getByRole('option', { name: /^12 Elm Street, Centretown/ }).click();
  await locationSearch(page, 'address', language).choose('12 Elm', '12 Elm Street, Centretown');
  await locationSearch(page, 'near', language).choose('12 Elm', '12 Elm Street, Centretown');
}
