import { lowFirstAt, textAt } from './bytes.ts';

/** Flags of the first chunk: there is Exif, there is XMP. */
const metadataFlags = 0b1100;

/** A WebP without its metadata. Undefined for what is no whole WebP. */
export function stripWebp(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined;
  const kept: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = lowFirstAt(bytes, at + 4, 4);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length + 1) return undefined;
    const chunk = bytes.slice(at, end);
    const name = textAt(bytes, at, 4);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const size = kept.reduce((sum, { length }) => sum + length, 4);
  const head = new Uint8Array(bytes.slice(0, 12));
  new DataView(head.buffer).setUint32(4, size, true);
  return [head, ...kept];
}
