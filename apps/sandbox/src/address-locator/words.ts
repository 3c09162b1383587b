/** One word for each type of street, with its spellings in both languages and its abbreviations. */
const types: Readonly<Record<string, readonly string[]>> = {
  street: ['street', 'str', 'rue', 'r'],
  avenue: ['avenue', 'ave', 'av'],
  boulevard: ['boulevard', 'blvd', 'boul', 'bd', 'bl'],
  road: ['road', 'rd', 'chemin', 'ch', 'che', 'chem'],
  crescent: ['crescent', 'cres', 'cr', 'croissant', 'crois'],
  drive: ['drive', 'dr', 'promenade', 'prom'],
  lane: ['lane', 'ln', 'ruelle'],
  court: ['court', 'ct', 'crt', 'cour'],
  place: ['place', 'pl'],
  square: ['square', 'sq', 'carre'],
  way: ['way', 'voie'],
  wharf: ['wharf', 'quai'],
};

const words: Readonly<Record<string, readonly string[]>> = {
  saint: ['saint', 'st'],
  sainte: ['sainte', 'ste'],
  east: ['east', 'est', 'e'],
  west: ['west', 'ouest', 'w', 'o'],
};

/** Words that people leave out, and those that say where everything here lies. */
const silent = new Set([
  ...['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 's', 'of', 'the', 'and', 'et'],
  ...['rivermont', 'ontario', 'on', 'quebec', 'qc', 'canada'],
]);

const typeOfWord = byWord(types);
const nameOfWord = byWord(words);

/** The kind of street that a folded word means, if any. `st` may mean a saint: see `readingsOf`. */
export function streetType(word: string): string | undefined {
  return typeOfWord.get(word);
}

/** Folded words of a text: without accents, apostrophes, hyphens and capitals. `Œ` is `oe`. */
export function foldedWords(text: string): readonly string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** A street's name or what somebody typed of it: its words, and the kinds of street that it says. */
export interface StreetWords {
  readonly names: readonly string[];
  readonly types: readonly string[];
}

export function streetWords(folded: readonly string[]): StreetWords {
  const kinds = folded.flatMap((word) => typeOfWord.get(word) ?? []);
  const names = folded.filter((word) => !typeOfWord.has(word) && !silent.has(word));
  return { names: names.map((word) => nameOfWord.get(word) ?? word), types: kinds };
}

/** `st` is short for two words. Each way to read them: all saints, all streets, the first one a saint. */
export function readingsOf(folded: readonly string[]): readonly StreetWords[] {
  if (!folded.includes('st')) return [streetWords(folded)];
  const first = folded.indexOf('st');
  const asStreet = (word: string) => (word === 'st' ? 'street' : word);
  return [
    folded,
    folded.map(asStreet),
    folded.map((word, index) => (index === first ? word : asStreet(word))),
  ].map(streetWords);
}

function byWord(groups: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([meaning, all]) => all.map((word) => [word, meaning] as const)),
  );
}
