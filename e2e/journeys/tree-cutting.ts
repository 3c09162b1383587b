import { expect, type Locator, type Page } from '@playwright/test';
import { answerAtOnce } from './answer-at-once.ts';
import { chooseAddress, elm } from './location-search.ts';
import { live } from './permit.ts';

/** The tree-cutting permit's texts in each language, as far as journeys need them. */
export const treeTexts = {
  en: {
    title: 'Permit to cut down a tree',
    next: 'Next',
    previous: 'Previous',
    submit: 'Submit',
    otherLanguage: 'Français',
    stepList: 'Steps of this form',
    heading: (step: number, count: number, title: string) => `Step ${step} of ${count}: ${title}`,
    errors: (count: number) =>
      count === 1
        ? 'The form could not be submitted because 1 error was found.'
        : `The form could not be submitted because ${count} errors were found.`,
    stepErrors: (count: number) =>
      `You cannot continue yet because ${count} ${count === 1 ? 'error was' : 'errors were'} found.`,
    count: (count: number) => `This form now has ${count} steps.`,
    steps: {
      applicant: 'Your contact information',
      owner: 'Owner of the property',
      tree: 'The property and the trees',
      coOwner: 'Your neighbour’s agreement',
      reason: 'Why you want to cut it down',
      report: 'Arborist report',
      declaration: 'Declaration',
      review: 'Review your answers',
    },
    applicantRole: 'Who is applying?',
    isOwner: 'I own the property',
    isAgent: 'I am applying for the owner',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Telephone number',
    ownerName: 'Full name of the owner',
    ownerConsent: 'The owner has agreed in writing that I apply for this permit.',
    address: 'Address of the property',
    postalCode: 'Postal code',
    species: 'Species of the tree',
    oak: 'Oak',
    diameter: 'Diameter of the trunk, in centimetres',
    aDiameter: '42.5',
    trees: 'Trees to cut down',
    treeReason: 'What is wrong with this tree?',
    aReason: 'Ganoderma',
    saveTree: 'Save this tree',
    editTree: 'Edit row 1: Trees to cut down',
    addTree: 'Add another tree: Trees to cut down',
    location: 'Where do the trees stand?',
    front: 'In front of the building',
    back: 'Behind the building',
    sharedTree: 'Does a trunk stand on the property line?',
    yes: 'Yes',
    no: 'No',
    coOwnerName: 'Full name of the neighbour who owns the tree with you',
    coOwnerAddress: 'Address of your neighbour’s property',
    coOwnerAgreement: 'Does your neighbour agree?',
    inWriting: 'Yes, in writing',
    reason: 'What is the main reason?',
    dead: 'The tree is dead',
    danger: 'The tree is about to fall or break',
    disease: 'The tree is diseased',
    dangerSigns: 'What do you see?',
    leaning: 'It leans more than before',
    leaves: 'Did the tree have leaves or needles last summer?',
    noLeaves: 'None',
    explanation: 'Tell us more',
    arboristName: 'Name of the arborist',
    certification: 'Certification number',
    recommendation: 'What does the report recommend?',
    remove: 'Cut the tree down',
    replacements: 'How many new trees can you plant?',
    declaration: 'I have read this declaration and I agree to it.',
    firstNameError: 'Enter your first name.',
    go: 'Send my request to the tree permit service',
    postalCodeError: 'Enter the postal code of the property.',
  },
  fr: {
    title: 'Permis d’abattage d’arbre',
    next: 'Suivant',
    previous: 'Précédent',
    submit: 'Envoyer',
    otherLanguage: 'English',
    stepList: 'Étapes de ce formulaire',
    heading: (step: number, count: number, title: string) => `Étape ${step} sur ${count}\u00a0: ${title}`,
    errors: (count: number) =>
      count === 1
        ? 'Le formulaire n’a pas pu être envoyé, car 1 erreur a été trouvée.'
        : `Le formulaire n’a pas pu être envoyé, car ${count} erreurs ont été trouvées.`,
    stepErrors: (count: number) =>
      `Vous ne pouvez pas encore continuer, car ${count} ${count === 1 ? 'erreur a été trouvée' : 'erreurs ont été trouvées'}.`,
    count: (count: number) => `Ce formulaire compte maintenant ${count} étapes.`,
    steps: {
      applicant: 'Vos coordonnées',
      owner: 'Propriétaire du terrain',
      tree: 'Le terrain et les arbres',
      coOwner: 'L’accord de l’autre propriétaire',
      reason: 'Pourquoi vous voulez l’abattre',
      report: 'Rapport d’arboriste',
      declaration: 'Déclaration',
      review: 'Vérifiez vos réponses',
    },
    applicantRole: 'Qui fait la demande?',
    isOwner: 'Je suis propriétaire du terrain',
    isAgent: 'Je fais la demande pour la ou le propriétaire',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Adresse courriel',
    phone: 'Numéro de téléphone',
    ownerName: 'Nom complet de la ou du propriétaire',
    ownerConsent: 'La ou le propriétaire a consenti par écrit à ce que je demande ce permis.',
    address: 'Adresse du terrain',
    postalCode: 'Code postal',
    species: 'Espèce de l’arbre',
    oak: 'Chêne',
    diameter: 'Diamètre du tronc, en centimètres',
    aDiameter: '42,5',
    trees: 'Arbres à abattre',
    treeReason: 'Quel est le problème de cet arbre?',
    aReason: 'Ganoderma',
    saveTree: 'Enregistrer cet arbre',
    editTree: 'Modifier la ligne 1\u00a0: Arbres à abattre',
    addTree: 'Ajouter un autre arbre\u00a0: Arbres à abattre',
    location: 'Où se trouvent les arbres?',
    front: 'Devant le bâtiment',
    back: 'Derrière le bâtiment',
    sharedTree: 'Un tronc se trouve-t-il sur la limite du terrain?',
    yes: 'Oui',
    no: 'Non',
    coOwnerName: 'Nom complet de la personne qui possède l’arbre avec vous',
    coOwnerAddress: 'Adresse du terrain voisin',
    coOwnerAgreement: 'Cette personne est-elle d’accord?',
    inWriting: 'Oui, par écrit',
    reason: 'Quelle est la raison principale?',
    dead: 'L’arbre est mort',
    danger: 'L’arbre risque de tomber ou de se casser',
    disease: 'L’arbre est malade',
    dangerSigns: 'Que voyez-vous?',
    leaning: 'Il penche plus qu’avant',
    leaves: 'L’arbre avait-il des feuilles ou des aiguilles l’été dernier?',
    noLeaves: 'Aucune',
    explanation: 'Donnez-nous plus de détails',
    arboristName: 'Nom de l’arboriste',
    certification: 'Numéro d’agrément',
    recommendation: 'Que recommande le rapport?',
    remove: 'Abattre l’arbre',
    replacements: 'Combien de nouveaux arbres pouvez-vous planter?',
    declaration: 'J’ai lu cette déclaration et je l’accepte.',
    firstNameError: 'Entrez votre prénom.',
    go: 'Envoyer ma demande au service des permis d’abattage',
    postalCodeError: 'Entrez le code postal du terrain.',
  },
} as const;

export type TreeTexts = (typeof treeTexts)['en' | 'fr'];
export type StepName = keyof TreeTexts['steps'];

/** The steps of somebody who owns the property, and the tree alone, and has not said why it should go. */
export const fewestSteps = ['applicant', 'tree', 'reason', 'declaration', 'review'] as const;

/** The answers of the longest way through the form, as `treePage` fills them in. */
const longest = {
  ...{ applicantRole: 'agent', firstName: 'Marguerite', lastName: 'Bouchard', company: '' },
  ...{ email: 'marguerite@example.ca', phone: '' },
  ...{ ownerName: 'Jean Côté', ownerPhone: '613 555-0142', ownerConsent: true },
  ...{
    land: {
      address: elm,
      municipalAddressId: '100240',
      features: { propertyZone: 'inner', propertySizeInHectare: 0.025 },
      userFld: '',
    },
    postalCode: 'K1A 0B1',
  },
  trees: [{ species: 'oak', diameter: 42.5, treeReason: 'Ganoderma' }],
  ...{ location: { front: false, side: false, back: true }, sharedTree: 'yes' },
  ...{ coOwnerName: 'Zoé Roy', coOwnerAddress: '227 Elm Street', coOwnerAgreement: 'written' },
  ...{ reason: 'disease', explanation: 'The bark falls off, and mushrooms grow on the trunk.' },
  ...{ arboristName: 'Ann Lee', certification: 'ON-1234A', recommendation: 'remove', replacements: 2 },
  declaration: true,
};

/** The fields that the tree-permit service receives then, whatever the language and with or without a script. */
export const posted: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(longest).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]),
);

/** Finds the form's controls by what a resident sees or hears, and fills in its steps. */
export function treePage(page: Page, texts: TreeTexts) {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
  const check = (name: string): Locator => page.getByRole('checkbox', { name, exact: true });
  const option = (group: string, name: string): Locator =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const progress = page.getByRole('navigation', { name: texts.stepList });

  return {
    texts,
    box,
    check,
    option,
    progress,
    alert: page.locator('#guichet-errors'),
    heading: page.locator('#guichet-step'),
    species: page.getByRole('combobox', { name: texts.species }),
    /** The list of saved trees. */
    trees: page.getByRole('list', { name: texts.trees }),
    saveTree: page.getByRole('button', { name: texts.saveTree }),
    editTree: button(texts.editTree),
    addTree: button(texts.addTree),
    next: button(texts.next),
    previous: button(texts.previous),
    submit: button(texts.submit),
    switchLanguage: page.getByRole('link', { name: texts.otherLanguage, exact: true }),
    reference: page.getByText(/^[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}$/),
    /** A step in the list, where it can be gone to. */
    step: (name: StepName): Locator => progress.getByRole('link', { name: texts.steps[name] }),
    /** The heading of a step, with the number of all steps. */
    titleOf: (name: StepName, steps: readonly StepName[] = fewestSteps): string =>
      texts.heading(steps.indexOf(name) + 1, steps.length, texts.steps[name]),
    /** At the tree-permit service of the sandbox city. */
    async arrive(): Promise<void> {
      await page.waitForURL(/\/tree-permits$/);
      await expect(page.getByRole('heading', { level: 1, name: /arrived|arrivée/ })).toBeVisible();
    },
    async open(language: 'en' | 'fr'): Promise<void> {
      await page.goto(`/${language}/tree-cutting-permit`);
      await live(page);
    },
    /** To the step that comes next: with a script its heading is scrolled to and focused a moment later. */
    async forward(): Promise<void> {
      await button(texts.next).click();
      await expect(page.locator('#guichet-step')).toBeFocused();
    },
    /** To a completed step. */
    async jump(name: StepName): Promise<void> {
      await progress.getByRole('link', { name: texts.steps[name] }).click();
      await expect(page.locator('#guichet-step')).toBeFocused();
    },
    async fillApplicant(role: 'isOwner' | 'isAgent' = 'isOwner', firstName = 'Marguerite'): Promise<void> {
      const applicantRole = role === 'isOwner' ? 'owner' : 'agent';
      const email = 'marguerite@example.ca';
      await answerAtOnce(page, { applicantRole, firstName, lastName: 'Bouchard', email });
    },
    async fillOwner(): Promise<void> {
      const [ownerName, ownerPhone] = ['Jean Côté', '613 555 0142'];
      await answerAtOnce(page, { ownerName, ownerPhone, ownerConsent: 'true' });
    },
    async fillTree(shared: 'yes' | 'no' = 'no'): Promise<void> {
      await chooseAddress(page, 'land');
      await page.getByRole('combobox', { name: texts.species }).selectOption({ label: texts.oak });
      await box(texts.diameter).fill(texts.aDiameter);
      await box(texts.treeReason).fill(texts.aReason);
      await page.getByRole('button', { name: texts.saveTree }).click();
      await expect(button(texts.editTree)).toBeVisible();
      await answerAtOnce(page, { postalCode: 'K1A 0B1', location: 'back', sharedTree: shared });
    },
    async fillCoOwner(): Promise<void> {
      const [coOwnerName, coOwnerAddress] = ['Zoé Roy', '227 Elm Street'];
      await answerAtOnce(page, { coOwnerName, coOwnerAddress, coOwnerAgreement: 'written' });
    },
    async fillDead(): Promise<void> {
      await option(texts.reason, texts.dead).check();
      await option(texts.leaves, texts.noLeaves).check();
    },
    async fillDisease(): Promise<void> {
      await option(texts.reason, texts.disease).check();
      await box(texts.explanation).fill('The bark falls off, and mushrooms grow on the trunk.');
    },
    async fillReport(): Promise<void> {
      const [arboristName, certification] = ['Ann Lee', 'ON-1234A'];
      await answerAtOnce(page, { arboristName, certification, recommendation: 'remove', replacements: '2' });
    },
  };
}
