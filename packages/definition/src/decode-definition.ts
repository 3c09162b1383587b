/**
 * The text of a file that should hold a form; undefined unless it is UTF-8. A NUL, which no JSON holds, gives away
 * UTF-16 without its mark. A byte order mark stays, so that places in the text are those in the file.
 */
export function decodeDefinition(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
