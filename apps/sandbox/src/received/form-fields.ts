/** Decoded fields by name; a list where a name repeats. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Reads form-encoded text, of a body or after the `?` of an address. Any text is read, none is refused. */
export function formFields(...encoded: readonly string[]): FormFields {
  const values = new Map<string, string[]>();
  for (const text of encoded) {
    for (const [name, value] of new URLSearchParams(text))
      values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    [...values].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
}
