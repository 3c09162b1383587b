import type { CustomComponents } from '@guichet/fields/custom';

type Methods = NonNullable<NonNullable<CustomComponents['code']>['instance']>;
type Sentences = { readonly en: string; readonly fr: string };

/** Makes of a check a method for `validate.custom`: true, or what is wrong in the resident's language. */
function method(isRight: (text: string) => boolean, sentences: Sentences): Methods[string] {
  return (field, input) => {
    const text = String(input ?? '').replace(/[\s.-]/g, '');
    return text === '' || isRight(text) || sentences[field.locale()];
  };
}

/** So many digits whose weighted sum is a multiple of eleven. */
function byEleven(...weights: readonly number[]): (text: string) => boolean {
  return (text) => {
    if (!/^\d+$/.test(text) || text.length !== weights.length) return false;
    return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11 === 0;
  };
}

const firstOfPerson = byEleven(3, 7, 6, 1, 8, 9, 4, 5, 2, 1);
const secondOfPerson = byEleven(5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1);

/** Letters count from ten, and the whole modulo 97 is one. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i.test(text)) return false;
  const turned = `${text.slice(4)}${text.slice(0, 4)}`.toLowerCase();
  const digits = turned.replace(/[a-z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** `instance.validateIban(input)`: the same in the page and on the form service. */
export const numberChecks: Methods = {
  validateFnrNew: method((text) => firstOfPerson(text.slice(0, 10)) && secondOfPerson(text), {
    en: 'This is not a Norwegian national identity number. It has 11 digits.',
    fr: 'Ce n’est pas un numéro d’identité norvégien. Il compte 11 chiffres.',
  }),
  validateOrganizationNumber: method(byEleven(3, 2, 7, 6, 5, 4, 3, 2, 1), {
    en: 'This is not a Norwegian organization number. It has 9 digits.',
    fr: 'Ce n’est pas un numéro d’organisation norvégien. Il compte 9 chiffres.',
  }),
  validateAccountNumber: method(byEleven(5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1), {
    en: 'This is not a Norwegian account number. It has 11 digits.',
    fr: 'Ce n’est pas un numéro de compte norvégien. Il compte 11 chiffres.',
  }),
  validateBsn: method(byEleven(9, 8, 7, 6, 5, 4, 3, 2, -1), {
    en: 'This is not a Dutch citizen service number. It has 9 digits.',
    fr: 'Ce n’est pas un numéro de service citoyen néerlandais. Il compte 9 chiffres.',
  }),
  validateIban: method(isIban, {
    en: 'This is not an account number (IBAN).',
    fr: 'Ce n’est pas un numéro de compte (IBAN).',
  }),
  /** `instance.validateOrder(input, data.from, mayBeEqual)` */
  validateOrder(field, input, earlier, mayBeEqual) {
    const [day, before] = [input, earlier].map((value) => String(value ?? '').slice(0, 10));
    if (!day || !before || day > before || (mayBeEqual === true && day === before)) return true;
    const sentences = {
      en: `Enter a date after ${before}`,
      fr: `Entrez une date postérieure au ${before}`,
    };
    return sentences[field.locale()];
  },
};
