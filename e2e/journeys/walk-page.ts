import type { Page } from '@playwright/test';

export const numbers = /[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}/g;
export const words = {
  resume: /^(Continue with these answers|Continuer avec ces réponses|Send it|L’envoyer)$/,
  asNew: /^(Send the changed answers as a new|Envoyer les réponses modifiées dans une nouvelle)/,
  erase: /^(Erase everything I filled in|Effacer tout ce que j’ai rempli)$/,
  again: /^(Try again|Réessayer)/,
  thanks: /^(Thank you\. We received|Merci\. Nous avons reçu)/,
  held: /will continue|continuera/,
  notified: /^(You sent this form on|Vous avez envoyé ce formulaire le)/,
  waiting: /waiting to be sent$|attend d’être envoyé$/,
  interrupted: /The upload stopped when you left|Le téléversement s’est arrêté quand vous avez quitté/,
  already: /^(We already received|Nous avons déjà reçu)/,
};

/** The heading of the receipt. A form that went by itself took its controls along: who waits for them waits for this, too. */
export const receiptOf = (page: Page) => page.getByRole('heading', { level: 1, name: words.thanks });

/** The page as it stands. */
export async function look(page: Page) {
  return page.evaluate(() => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? undefined;
    return {
      heading: document.querySelector('h1')?.textContent ?? '',
      notice: document.querySelector('.g-notice > h2')?.textContent ?? '',
      buttons: [...document.querySelectorAll('.g-notice button')].map(({ textContent }) => textContent ?? ''),
      main: document.querySelector('main')?.textContent ?? '',
      isSending: document.querySelector('main button[type=submit]:disabled') !== null,
      isUploaded: document.querySelector('.formio-component-plan li a') !== null,
      hasFile: document.querySelector('.formio-component-plan li') !== null,
      name: value('name'),
      note: value('note'),
    };
  });
}

/** Puts letters into both storages of a new tab: Chromium puts off what one stores that has stored much. */
export async function storeIn(tab: Page, address: string, letters: string): Promise<void> {
  await tab.goto(address);
  await tab.evaluate((letters) => {
    localStorage.setItem('control', letters);
    sessionStorage.setItem('control', letters);
  }, letters);
}
