import type { Page } from '@playwright/test';
import { live } from './permit.ts';

/** The contact form's texts in each language, as far as journeys need them. */
export const contact = {
  en: {
    title: 'Contact the City',
    purpose: 'What would you like to do?',
    report: 'Report a problem',
    question: 'Ask a question',
    subject: 'What is it about?',
    trees: 'Trees and parks',
    waste: 'Garbage, recycling and compost',
    taxes: 'Property taxes',
    treeCount: 'How many trees is it about?',
    treeCountError: 'Enter a number of trees from 1 to 500.',
    collections: 'What was not picked up?',
    rollNumber: 'Tax roll number',
    message: 'Your message',
    address: 'Address or nearest intersection',
    details: 'What will help us find the exact spot?',
    link: 'Link to a web page or a photo',
    linkError: 'Enter a full web address, for example https://example.ca/page.',
    firstName: 'First name',
    lastName: 'Last name',
    reach: 'How may we reach you?',
    byEmail: 'By email',
    byTelephone: 'By telephone',
    byMail: 'By mail',
    email: 'Email address',
    telephone: 'Telephone number',
    street: 'Street address',
    city: 'City',
    postalCode: 'Postal code',
    answerLanguage: 'In which language would you like our answer?',
    ownLanguage: 'English',
    consent: 'I have read how the City uses my personal information, and I agree.',
    submit: 'Send message',
    errors: (count: number) => `The form could not be submitted because ${count} errors were found.`,
    thanks: 'Thank you. We received your form',
    track: 'See where your form is',
    where: 'Where your form is',
    sentAlready: /^You sent this form on/,
    next: 'What happens next',
    step: 'The team answers within five business days, in the way that you chose.',
    reached: ['By email', 'By telephone'],
    otherLanguage: /^français$/i,
  },
  fr: {
    title: 'Communiquer avec la Ville',
    purpose: 'Que voulez-vous faire?',
    report: 'Signaler un problème',
    question: 'Poser une question',
    subject: 'De quoi s’agit-il?',
    trees: 'Arbres et parcs',
    waste: 'Ordures, recyclage et compost',
    taxes: 'Impôts fonciers',
    treeCount: 'Combien d’arbres sont concernés?',
    treeCountError: 'Entrez un nombre d’arbres de 1 à 500.',
    collections: 'Qu’est-ce qui n’a pas été ramassé?',
    rollNumber: 'Numéro de rôle d’imposition',
    message: 'Votre message',
    address: 'Adresse ou intersection la plus proche',
    details: 'Qu’est-ce qui nous aidera à trouver l’endroit exact?',
    link: 'Lien vers une page Web ou une photo',
    linkError: 'Entrez une adresse Web complète, par exemple https://exemple.ca/page.',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    reach: 'Comment pouvons-nous communiquer avec vous?',
    byEmail: 'Par courriel',
    byTelephone: 'Par téléphone',
    byMail: 'Par la poste',
    email: 'Adresse courriel',
    telephone: 'Numéro de téléphone',
    street: 'Numéro, rue et appartement',
    city: 'Ville',
    postalCode: 'Code postal',
    answerLanguage: 'Dans quelle langue voulez-vous recevoir notre réponse?',
    ownLanguage: 'Français',
    consent: 'J’ai lu comment la Ville utilise mes renseignements personnels, et j’y consens.',
    submit: 'Envoyer le message',
    errors: (count: number) => `Le formulaire n’a pas pu être envoyé, car ${count} erreurs ont été trouvées.`,
    thanks: 'Merci. Nous avons reçu votre formulaire',
    track: 'Voir où en est votre formulaire',
    where: 'Où en est votre formulaire',
    sentAlready: /^Vous avez envoyé ce formulaire le/,
    next: 'Prochaines étapes',
    step: 'L’équipe vous répond dans un délai de cinq jours ouvrables, par le moyen que vous avez choisi.',
    reached: ['Par courriel', 'Par téléphone'],
    otherLanguage: /^english$/i,
  },
} as const;

export type ContactTexts = (typeof contact)['en' | 'fr'];

/** Finds the controls of that form by what a resident sees or hears. */
export function contactPage(page: Page, texts: ContactTexts) {
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const choice = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const mark = (name: string) => page.getByRole('checkbox', { name });
  return {
    box,
    choice,
    mark,
    alert: page.locator('#guichet-errors'),
    subject: page.getByRole('combobox', { name: texts.subject }),
    submit: page.getByRole('button', { name: texts.submit }),
    async open(language: 'en' | 'fr') {
      await page.goto(`/${language}/contact-the-city`);
      await live(page);
    },
    /** A report about trees, to be answered by email. Where no script runs, what depends on it comes later. */
    async report() {
      await choice(texts.purpose, texts.report).check();
      await page.getByRole('combobox', { name: texts.subject }).selectOption(texts.trees);
      await box(texts.message).fill('Two elms lean over the path.\nOne has lost a branch.');
      await box(texts.firstName).fill('Marguerite');
      await box(texts.lastName).fill('Bouchard');
      await mark(texts.byEmail).check();
      await choice(texts.answerLanguage, texts.ownLanguage).check();
      await mark(texts.consent).check();
    },
    /** Fills in the details that the report then asks for. */
    async detail() {
      await box(texts.treeCount).fill('2');
      await box(texts.address).fill('225 Elm Street');
      await box(texts.email).fill('marguerite@example.ca');
    },
  };
}
