/** What a browser's own picker offers, of an author's pattern: a hint, since what is chosen is validated anew. */
export function acceptOf(pattern: string): string | undefined {
  const globs = pattern.split(',').map((glob) => glob.trim());
  const isPlain = globs.every((glob) => /^(\.[\w+-]+|[\w.+-]+\/([\w.+-]+|\*))$/.test(glob));
  return isPlain ? globs.join(',') : undefined;
}
