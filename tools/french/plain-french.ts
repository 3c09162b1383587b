/** A habit of the French that our own sentences have, beside its typography. */
interface Habit {
  /** For the person who writes the sentence anew. */
  readonly says: string;
  readonly wrong: RegExp;
}

/** Any way to write a telephone number but ours, in either language: 613 555-0142. */
export const otherTelephone = /\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}/;

/** Sentences that read as translated, each as it stood here once, and forms that we do not use. */
const habits: readonly Habit[] = [
  { says: 'nobody provides a service of files', wrong: /service de fichiers n’est pas fourni/ },
  { says: 'an answer is no unique thing', wrong: /doit être unique/ },
  { says: 'a field points to no time', wrong: /indique une heure qui n’existe pas|indique le mois/ },
  { says: 'a value is of no type', wrong: /n’est pas du bon type/ },
  { says: 'residents enter no parameters', wrong: /paramètres saisis/ },
  { says: 'a form has no needs', wrong: /\b(Il|formulaire) a besoin d/ },
  { says: 'one signs under a name', wrong: /signé en tant que/ },
  { says: 'a field contains no date afterwards', wrong: /ne doit pas contenir (de date|d’année)/ },
  { says: 'a file is told to be a folder', wrong: /Ceci est/ },
  { says: 'one sends in a new application, not as one', wrong: /comme une nouvelle demande/ },
  {
    says: 'no masculine stands for everybody',
    wrong:
      /(?<!\p{L})(visiteur|résident|citoyen|utilisateur|demandeur|client|requérant|usager|participant|conducteur)s?(?!\p{L})/iu,
  },
  { says: 'a telephone number is written 613 555-0142', wrong: otherTelephone },
];

/** The habits that a sentence lacks, a line each. */
export function habitsIn(text: string): readonly string[] {
  return habits.filter(({ wrong }) => wrong.test(text)).map(({ says }) => `${says}: ${text}`);
}
