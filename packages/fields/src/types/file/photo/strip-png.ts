import { numberAt, textAt } from './bytes.ts';

const textChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** A PNG without its text metadata. Undefined for what is no whole PNG. */
export function stripPng(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  if (textAt(bytes, 1, 3) !== 'PNG') return undefined;
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + numberAt(bytes, at, 4);
    if (end > bytes.length) return undefined;
    const name = textAt(bytes, at + 4, 4);
    if (!textChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return kept;
    at = end;
  }
  return undefined;
}
