/** The `accept` attribute from an author's pattern: only a hint, since chosen files are validated again. */
export function acceptOf(pattern: string): string | undefined {
  const globs = pattern.split(',').map((glob) => glob.trim());
  const isPlain = globs.every((glob) => /^(\.[\w+-]+|[\w.+-]+\/([\w.+-]+|\*))$/.test(glob));
  return isPlain ? globs.join(',') : undefined;
}
