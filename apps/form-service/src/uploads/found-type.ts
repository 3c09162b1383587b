import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { isTextual } from './file-families.ts';

/** The type that a file's bytes show, whatever its name. */
export type FoundType =
  | { readonly kind: 'known'; readonly type: string; readonly extension: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'unknown' };

/** Bytes that are looked at. Nothing is ever unpacked beyond them, so that no archive can grow. */
const head = 64 * 1024;

/** Finds it from the beginning of a file on the disk. */
export async function findType(path: string): Promise<FoundType> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const bytes = Buffer.alloc(head);
    const { bytesRead } = await file.read(bytes, 0, head, 0);
    return await typeOfBytes(bytes.subarray(0, bytesRead));
  } finally {
    await file?.close();
  }
}

export async function typeOfBytes(bytes: Uint8Array): Promise<FoundType> {
  const start = bytes.subarray(0, head);
  if (isWideText(start)) return { kind: 'text' };
  const found = await fileTypeFromBuffer(start);
  // Some kinds are known by two letters, with which a text may begin as well: `BM`, `MZ`.
  if (found !== undefined && (isWritten(found.ext) || !isText(start)))
    return { kind: 'known', type: found.mime, extension: found.ext };
  // Readers of PDF take it with up to 1,024 bytes before it, which some printers and scanners leave.
  if (Buffer.from(start.subarray(0, 1024)).includes('%PDF-'))
    return { kind: 'known', type: 'application/pdf', extension: 'pdf' };
  return isText(start) ? { kind: 'text' } : { kind: 'unknown' };
}

export function isPdf(found: FoundType): boolean {
  return found.kind === 'known' && found.extension === 'pdf';
}

/** A kind that may be text from its beginning to its end. */
function isWritten(extension: string): boolean {
  return extension === 'pdf' || isTextual(extension);
}

/** Two bytes a letter, as Windows saves its “Unicode” text: with a mark at its beginning. */
function isWideText(bytes: Uint8Array): boolean {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  if (encoding === undefined) return false;
  try {
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
    // The last letter may be cut in two where the file goes on.
    const text = new TextDecoder(encoding, { fatal: true }).decode(whole, { stream: true });
    return !/[^\P{Cc}\t\n\v\f\r]/u.test(text);
  } catch {
    return false;
  }
}

/** No control character but those of text: in UTF-8, or in an older encoding of one byte a letter. */
function isText(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => (byte < 0x20 && !textControls.has(byte)) || byte === 0x7f);
}

/** Tab, line feed, vertical tab, form feed, carriage return, end of file of old, escape. */
const textControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
