import { expect, type Page } from '@playwright/test';
import { answerAtOnce } from './answer-at-once.ts';
import { chooseAddress } from './location-search.ts';

/** The parking permit's texts in each language, as far as journeys need them. */
export const permit = {
  en: {
    title: 'Residential on-street parking permit',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    home: 'Your home address',
    postalCode: 'Postal code',
    parkingAtHome: 'Do you have a parking space at this address?',
    yes: 'Yes',
    no: 'No',
    reasonForStreet: 'Why do you also need to park on the street?',
    plate: 'Licence plate number',
    makeAndModel: 'Make and model',
    colour: 'Colour',
    ownership: 'In whose name is the vehicle registered?',
    mine: 'In my name',
    term: 'How long do you need the permit for?',
    month: '1 month: $65',
    declaration: 'I have read this declaration and I agree to it.',
    submit: 'Submit application',
    thanks: 'Thank you. We received your form',
    errors: (count: number) => `The form could not be submitted because ${count} errors were found.`,
    emailError: /Enter a full email address, for example name@example\.com\.$/,
    lastNameError: 'Enter your last name.',
    otherLanguage: /^français$/i,
    siteName: 'City Online Services',
  },
  fr: {
    title: 'Permis de stationnement résidentiel sur rue',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Adresse courriel',
    home: 'Votre adresse',
    postalCode: 'Code postal',
    parkingAtHome: 'Avez-vous une place de stationnement à cette adresse?',
    yes: 'Oui',
    no: 'Non',
    reasonForStreet: 'Pourquoi devez-vous aussi stationner dans la rue?',
    plate: 'Numéro de plaque d’immatriculation',
    makeAndModel: 'Marque et modèle',
    colour: 'Couleur',
    ownership: 'Au nom de qui le véhicule est-il immatriculé?',
    mine: 'À mon nom',
    term: 'Pour combien de temps voulez-vous le permis?',
    month: /^1 mois/,
    declaration: 'J’ai lu cette déclaration et je l’accepte.',
    submit: 'Envoyer la demande',
    thanks: 'Merci. Nous avons reçu votre formulaire',
    errors: (count: number) => `Le formulaire n’a pas pu être envoyé, car ${count} erreurs ont été trouvées.`,
    emailError: /adresse courriel complète/,
    lastNameError: 'Entrez votre nom de famille.',
    otherLanguage: /^english$/i,
    siteName: 'Services en ligne de la Ville',
  },
} as const;

export type PermitTexts = (typeof permit)['en' | 'fr'];

/**
 * Resolves when the page answers by script: the drawn form is handed out then, and has its key. The key alone says
 * nothing after a reload or on the way back, where the history kept it.
 */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = document.getElementById('guichet-page');
    return drawn !== null && 'page' in drawn && typeof history.state?.key === 'string';
  });
}

/** Finds the permit's controls by what a resident sees or hears. */
export function permitPage(page: Page, texts: PermitTexts) {
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const option = (group: string, name: string | RegExp) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  return {
    box,
    option,
    alert: page.locator('#guichet-errors'),
    submit: page.getByRole('button', { name: texts.submit }),
    declaration: page.getByRole('checkbox', { name: texts.declaration }),
    reference: page.getByText(/^[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}$/),
    async open(language: 'en' | 'fr') {
      await page.goto(`/${language}/parking-permit`);
      await live(page);
    },
    /** Everything that is asked, with the name of a resident. The journey that applies types it all: `apply.spec.ts`. */
    async fillIn(firstName = 'Marguerite') {
      await answerAtOnce(page, {
        'applicant.firstName': firstName,
        'applicant.lastName': 'Bouchard',
        'applicant.email': 'marguerite@example.ca',
        postalCode: 'K1A 0B1',
        parkingAtHome: 'no',
        plate: 'ABCD 123',
        makeAndModel: 'Honda Civic',
        colour: 'Blue',
        ownership: 'applicant',
        term: 'oneMonth',
        declaration: 'true',
      });
      await chooseAddress(page, 'home');
      // A network that goes next must not take the answer along.
      await expect(page.locator('.formio-component-home')).toContainText('Zone B');
    },
    async typeIn() {
      await box(texts.firstName).fill('Marguerite');
      await box(texts.lastName).fill('Bouchard');
      await box(texts.email).fill('marguerite@example.ca');
      await chooseAddress(page, 'home');
      await box(texts.postalCode).fill('K1A 0B1');
      await option(texts.parkingAtHome, texts.no).check();
      await box(texts.plate).fill('ABCD 123');
      await box(texts.makeAndModel).fill('Honda Civic');
      await box(texts.colour).fill('Blue');
      await option(texts.ownership, texts.mine).check();
      await option(texts.term, texts.month).check();
      await page.getByRole('checkbox', { name: texts.declaration }).check();
    },
  };
}
