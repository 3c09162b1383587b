import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Texts of an address search in each language. */
export const locationTexts = {
  en: {
    search: /^Search: /,
    change: /^Change the address: /,
    keep: /^Keep this address: /,
    again: /^Try again: /,
    parkingZone: 'Parking zone: Zone B, Centretown',
    noParkingZone: 'This address is not in a parking zone.',
    failed: 'The address search is not working right now. What you typed is still here.',
    detailsFailed: 'The address is chosen, but we cannot get more information about it right now.',
    none: /^No address was found for “/,
  },
  fr: {
    search: /^Rechercher\s: /,
    change: /^Changer l’adresse\s: /,
    keep: /^Garder cette adresse\s: /,
    again: /^Réessayer\s: /,
    parkingZone: 'Zone de stationnement\u00a0: Zone B, Centretown',
    noParkingZone: 'Cette adresse ne se trouve dans aucune zone de stationnement.',
    failed:
      'La recherche d’adresses ne fonctionne pas pour le moment. Ce que vous avez tapé est toujours là.',
    detailsFailed:
      'L’adresse est choisie, mais nous ne pouvons pas obtenir plus de renseignements à son sujet pour le moment.',
    none: /^Aucune adresse trouvée pour «/,
  },
} as const;

/** An address of the sandbox city, in its inner ring, where parking permits and guest permits are issued. */
export const elm = '12 Elm Street, Centretown';

/** Searches for an address in a field and chooses it, with or without a script, unless one is chosen there. */
export async function chooseAddress(page: Page, key: string, address: string = elm): Promise<void> {
  const field = page.locator(`.formio-component-${key}`);
  const chosen = field.locator('.g-location__address');
  if (await chosen.isVisible()) return;
  await field.getByRole('textbox').fill(address.replace(/,.*/, ''));
  await field.getByRole('textbox').press('Enter');
  await field.getByRole('radio', { name: address, exact: true }).click();
  await expect(chosen).toContainText(address);
}

/** One search for an address, by the texts that a resident sees or hears. */
export function locationSearch(page: Page, key: string, language: 'en' | 'fr') {
  const texts = locationTexts[language];
  const field = page.locator(`.formio-component-${key}`);
  return {
    texts,
    field,
    line: field.getByRole('textbox'),
    announcement: field.getByRole('status'),
    choice: (name: string) => field.getByRole('radio', { name, exact: true }),
    choices: field.getByRole('radio'),
    change: field.getByRole('button', { name: texts.change }),
    again: field.getByRole('button', { name: texts.again }),
    /** By keyboard alone: types, searches, and takes the address that is named. */
    async choose(term: string, address: string) {
      await field.getByRole('textbox').focus();
      await page.keyboard.type(term);
      await page.keyboard.press('Enter');
      const wanted = field.getByRole('radio', { name: address, exact: true });
      await expect(field.getByRole('radio').first()).toBeFocused();
      for (let at = 0; at < 5; at += 1) {
        // Also within the custom element.
        if (await wanted.evaluate((element) => element.matches(':focus'))) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(wanted).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field.locator('.g-location__address')).toContainText(address);
    },
  };
}
