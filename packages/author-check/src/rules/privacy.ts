import { isInput, nameOf, type Written } from '../findings/walk.ts';
import { authorTexts, plainText } from './author-texts.ts';
import type { Rule } from './rule.ts';

interface Personal {
  /** Of its key or label, in plain lower-case words. */
  readonly pattern: RegExp;
  readonly token: string;
  readonly types?: RegExp;
}

/** Answers about who fills in the form, with the name by which browsers fill them in. Source: WCAG 2.2, 1.3.5. */
const personal: readonly Personal[] = [
  { pattern: /^(?:your |applicant |contact |votre )?(?:first|given) name$|^prenom$/, token: 'given-name' },
  {
    pattern: /^(?:your |applicant |contact )?(?:last|family) name$|^surname$|^nom de famille$/,
    token: 'family-name',
  },
  { pattern: /^(?:your |applicant |contact )?(?:full )?name$|^nom complet$/, token: 'name' },
  {
    pattern:
      /^(?:your |applicant |contact )?e ?mail(?: address)?$|^(?:adresse )?courriel$|^adresse courriel$/,
    token: 'email',
  },
  {
    pattern:
      /^(?:your |applicant |contact |home |mobile |cell |daytime )?(?:tele)?phone(?: number)?$|^(?:numero de )?telephone$/,
    token: 'tel',
  },
  { pattern: /^postal code$|^zip(?: code)?$|^code postal$/, token: 'postal-code' },
  {
    pattern: /^(?:your |applicant |home |mailing )?(?:street )?address(?: line 1)?$|^adresse(?: postale)?$/,
    token: 'street-address',
  },
  { pattern: /^(?:your )?(?:date of birth|birth ?date|birthday)$|^date de naissance$/, token: 'bday' },
  { pattern: /^(?:city|town)$|^ville$/, token: 'address-level2' },
];

const typed = /^(?:textfield|email|phoneNumber|number|textarea|datetime)$/;
const privacyWords =
  /privacy|personal information|confidential|mfippa|freedom of information|foippa|fippa|gdpr|personopplysning|privacyverklaring|renseignements personnels|vie privee|protection des donnees|collected under|collection of (?:this|your|personal)|(?:under|by) the authority of|(?:we|city) (?:collect|keep)s? (?:this|these|your)|recueill[a-z]+ (?:ces|vos)/;

/** Personal data that browsers could fill in, and forms that ask for it without a word on its use. */
export const privacy: Rule = ({ definition, components }, report) => {
  const asked = components.flatMap((component) => {
    const token = isInput(component) && component.json.hidden !== true ? tokenFor(component) : undefined;
    return token === undefined ? [] : [{ component, token }];
  });
  for (const { component, token } of asked) {
    if (!typed.test(component.type) || component.model === undefined) continue;
    // In rows the answers are of several people.
    if (
      isInRows(component) ||
      (typeof component.json.autocomplete === 'string' && component.json.autocomplete !== '')
    )
      continue;
    const sentence = `"${nameOf(component)}" is personal, and browsers cannot fill it in.`;
    report(
      component.path,
      'noAutocomplete',
      sentence,
      `Add "autocomplete": "${token}", if it is that of the resident who fills in the form.`,
    );
  }
  const [first] = asked;
  if (first === undefined) return;
  const isSaid = authorTexts(definition, components).some(({ text }) =>
    privacyWords.test(plain(plainText(text))),
  );
  if (!isSaid)
    report(
      first.component.path,
      'noPrivacyNotice',
      'The form asks for personal information, and does not say what happens to it.',
      'Add a "content" that says why it is collected, by which authority, and whom to ask.',
    );
};

function tokenFor({ key, json, type }: Written): string | undefined {
  const words = [lastWords(key), typeof json.label === 'string' ? plain(plainText(json.label)) : ''];
  const found = personal.find(({ pattern }) => words.some((word) => pattern.test(word)));
  if (found !== undefined) return found.token;
  return type === 'email' ? 'email' : type === 'phoneNumber' ? 'tel' : undefined;
}

function lastWords(key: string): string {
  return plain(key.slice(key.lastIndexOf('.') + 1).replace(/([a-z0-9])([A-Z])/g, '$1 $2')).replace(
    / ?\d+$/,
    '',
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function isInRows({ parent }: Written): boolean {
  return parent !== undefined && (parent.model?.data === 'rows' || isInRows(parent));
}
