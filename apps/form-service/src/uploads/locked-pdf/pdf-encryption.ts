/** How a PDF is encrypted, as its own dictionary says. */
export interface PdfEncryption {
  readonly version: number;
  readonly revision: number;
  /** Bytes of the key. */
  readonly keyLength: number;
  /** 32 bits. */
  readonly permissions: number;
  readonly owner: Uint8Array<ArrayBuffer>;
  readonly user: Uint8Array<ArrayBuffer>;
  readonly id: Uint8Array<ArrayBuffer>;
  readonly coversMetadata: boolean;
}

/**
 * Reads it from the text of the dictionary, one character a byte. `edges`: the beginning and the end of the PDF, of
 * which one names its id. Undefined where it is not understood.
 */
export function parsePdfEncryption(dictionary: string, edges: string): PdfEncryption | undefined {
  // Filters of their own have a length, too.
  const plain = dictionary.replace(/\/CF\s*<<[\s\S]*?>>\s*>>/, '');
  const numberOf = (name: string) =>
    Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(plain)?.[1] ?? Number.NaN);
  const version = numberOf('V');
  const [owner, user] = [stringOf(plain, '/O'), stringOf(plain, '/U')];
  const revision = numberOf('R');
  if (owner === undefined || user === undefined || Number.isNaN(revision)) return undefined;
  return {
    version,
    revision,
    keyLength: version >= 4 ? 16 : revision === 2 ? 5 : (numberOf('Length') || 40) / 8,
    permissions: numberOf('P') >>> 0,
    owner,
    user,
    id: stringOf(edges, '/ID\\s*\\[') ?? new Uint8Array(),
    coversMetadata: !/\/EncryptMetadata\s+false/.test(plain),
  };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string after a name: in hexadecimal, or as it stands with its escapes. */
function stringOf(text: string, name: string): Uint8Array<ArrayBuffer> | undefined {
  const found = new RegExp(`${name}\\s*(?:<([\\da-f\\s]*)>|\\(((?:[^\\\\()]|\\\\[\\s\\S])*)\\))`, 'i').exec(
    text,
  );
  if (found === null) return undefined;
  const [, hex, literal = ''] = found;
  const plain = literal.replace(/\\(\d{1,3}|\r\n|[\s\S])/g, (_, escaped: string) => {
    if (/^\d/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255);
    return /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
  });
  return hex === undefined
    ? Uint8Array.from(plain, (character) => character.charCodeAt(0))
    : Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
