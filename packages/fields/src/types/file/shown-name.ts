/** Marks that turn the direction of what follows, and what nobody can see: they make one name look like another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const misleading = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Characters: the ending of a name says what it is, and stays. */
const longest = 100;
const keptOfEnding = 20;

/** A file's name in which nothing passes for something else. */
export function plainName(name: string): string {
  return name.replace(misleading, '');
}

/** The same as it is shown and said. */
export function shownName(name: string): string {
  const plain = plainName(name);
  if (plain.length <= longest) return plain;
  return `${plain.slice(0, longest - keptOfEnding)}…${plain.slice(-keptOfEnding)}`;
}
