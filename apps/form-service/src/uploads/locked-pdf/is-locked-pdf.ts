import { open } from 'node:fs/promises';
import { opensWithoutPassword } from './opens-without-password.ts';
import { parsePdfEncryption } from './pdf-encryption.ts';

/** Bytes at the beginning and at the end in which a PDF says how it is to be read. */
const edge = 1024 ** 2;
/** Bytes of the dictionary that says how a PDF is encrypted. */
const longestDictionary = 8192;

/** Reads bytes of a file, fewer at its end. */
type Read = (position: number, length: number) => Promise<Buffer>;

/** Whether a PDF on the disk opens with a password only. Holds few megabytes of it at a time. */
export async function isLockedPdfFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await isLocked(size, async (position, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
      return bytes.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}

/** The same of a PDF that is in memory. */
export async function isLockedPdf(pdf: Buffer): Promise<boolean> {
  return isLocked(pdf.length, async (position, length) => pdf.subarray(position, position + length));
}

async function isLocked(size: number, read: Read): Promise<boolean> {
  const tailAt = Math.max(edge, size - edge);
  const edges = `${textOf(await read(0, edge))}\n${textOf(await read(tailAt, edge))}`;
  // Of several the last one holds: a PDF grows at its end.
  const named = [...edges.matchAll(/\/Encrypt\s*(?:<<|(\d{1,10})\s+(\d{1,5})\s+R)/g)].at(-1);
  if (named === undefined) return false;
  const [, number, generation] = named;
  const dictionary =
    number === undefined || generation === undefined
      ? edges.slice(named.index, named.index + longestDictionary)
      : await objectIn(size, read, number, generation);
  const encryption = parsePdfEncryption(dictionary, edges);
  return encryption !== undefined && !opensWithoutPassword(encryption);
}

/** The text of an object, from its number on; empty where none has that number. */
async function objectIn(size: number, read: Read, number: string, generation: string): Promise<string> {
  const start = new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj`);
  /** The longest match that the end of a piece can cut, in bytes. */
  const overlap = 64;
  for (let position = 0; position < size; position += edge) {
    const at = textOf(await read(position, edge + overlap)).search(start);
    if (at >= 0) return textOf(await read(position + at, longestDictionary));
  }
  return '';
}

/** One character a byte. */
function textOf(bytes: Buffer): string {
  return bytes.toString('latin1');
}
