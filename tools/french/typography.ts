import type { Locale } from '../../packages/definition/src/locale.ts';

/** The language that these rules are for. */
export const french = 'fr' satisfies Locale;

/** A rule of the Office québécois de la langue française, or of our own vocabulary. */
interface Rule {
  /** The rule, as a sentence for the person who fixes a text. */
  readonly says: string;
  /** Finds what is wrong. */
  readonly wrong: RegExp;
}

const rules: readonly Rule[] = [
  { says: 'a no-break space stands before a colon', wrong: /[^\u00a0](?<!https?|mailto|tel):(?=[\s<]|$)/ },
  { says: 'the space before a colon does not break', wrong: /[ \u202f\u2009]:/ },
  { says: 'no space stands before ; ! ?', wrong: /[\s\u202f][;!?]/ },
  { says: 'quotation marks are « »', wrong: /["“”„]/ },
  { says: 'a no-break space stands inside « »', wrong: /«(?!\u00a0)|(?<!\u00a0)»/ },
  { says: 'an apostrophe is ’', wrong: /'/ },
  { says: 'three points are one sign', wrong: /\.\.\./ },
  { says: '% and $ stand behind the number, after a no-break space', wrong: /\d[ \u202f]?[%$]|[%$]\s?\d/ },
  { says: 'a unit stays with its number', wrong: /\d (cm|m|km|kg|mm|ha|Mo|Ko)(?!\p{L})/u },
  {
    says: 'decimals follow a comma, thousands a no-break space',
    wrong: /\d\.\d|\d,\d{3}(?!\d)|(?<!\d)(?<!\d )\d{1,3}( \d{3})+(?! ?\d)(?!-\d{4})/,
  },
  {
    says: 'a capital keeps its accent',
    wrong: /\bE(tape|tat|cri|quipe|rable|lectr|nonc|changez)|(^|[.!?] )A [a-z]/,
  },
  { says: 'one says courriel', wrong: /\be-?mails?\b/i },
  { says: 'a form is sent (envoyer); a soumission is a bid', wrong: /\b(soumet|soumis)/i },
  { says: 'residents are addressed as vous', wrong: /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu },
  { says: 'both genders are written out', wrong: /\p{L}\((e|es|ne|trice|euse|ère)s?\)|\p{L}·\p{L}/u },
  { says: 'no two spaces stand side by side', wrong: /[\s\u00a0]{2}/ },
];

/** The faults of a French text, a sentence each. HTML counts as what it shows. */
export function faultsIn(text: string): readonly string[] {
  const shown = shownText(text);
  return rules.filter(({ wrong }) => wrong.test(shown)).map(({ says }) => `${says}: ${shown}`);
}

function shownText(text: string): string {
  return text
    .replace(/<\/(p|li|h\d|div)>/g, '\n')
    .replace(/<[a-z/][^>]*>/gi, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\n+/g, '\n')
    .trim();
}
