import type { Page, Route } from '@playwright/test';

export const labels = {
  en: {
    now: 'This page is now in English.',
    failed: 'The page could not be shown in that language. Your answers are still here. Please try again.',
    sending: 'Sending your answers…',
    changedSince: 'What you changed while the form was being sent was not sent.',
    notSent: /Your answers are still here/,
    note: 'Answers kept on this device',
    waiting: 'Your form is waiting to be sent',
    tooLong: /Colour must have no more than 3 characters\./,
  },
  fr: {
    now: 'Cette page est maintenant en français.',
    failed:
      'La page n’a pas pu être affichée dans cette langue. Vos réponses sont toujours là. Veuillez réessayer.',
    sending: 'Envoi de vos réponses…',
    changedSince: 'Ce que vous avez modifié pendant l’envoi du formulaire n’a pas été envoyé.',
    notSent: /Vos réponses sont toujours/,
    note: 'Réponses conservées sur cet appareil',
    waiting: 'Votre formulaire attend d’être envoyé',
    tooLong: /Couleur.* doit compter au plus 3\scaractères\./,
  },
} as const;

/** Holds back what is asked for at an address, until it is let go. */
export async function hold(page: Page, address: string) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return {
    count: () => held.length,
    async letGo() {
      isOpen = true;
      for (const route of held) await route.continue();
    },
  };
}
