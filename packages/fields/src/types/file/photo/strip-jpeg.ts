import { lowFirstAt, numberAt, textAt } from './bytes.ts';

/** Segments that say how the picture is to be seen: JFIF, its colours (ICC), Adobe's colours. */
function isSeen(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === 0xe0) return textAt(bytes, at + 4, 4) === 'JFIF';
  if (marker === 0xe2) return textAt(bytes, at + 4, 11) === 'ICC_PROFILE';
  return marker === 0xee || !((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe);
}

/**
 * A JPEG without its metadata: place, time, device, comments, a second picture or a film behind it. The picture is the
 * same to the last bit, and is seen the same way up. Undefined for what is no whole JPEG.
 */
export function stripJpeg(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  if (numberAt(bytes, 0, 2) !== 0xffd8) return undefined;
  const kept: Uint8Array[] = [];
  let turned = 1;
  let isDrawn = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = numberAt(bytes, at, 2) - 0xff00;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker < 0xc0) return undefined;
    // The end of the picture: what comes after it belongs to another.
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const length = numberAt(bytes, at + 2, 2);
    if (marker === 0xe1 && textAt(bytes, at + 4, 4) === 'Exif')
      turned = orientationIn(bytes.subarray(at + 10, at + 2 + length)) ?? turned;
    isDrawn ||= marker === 0xda;
    const end = marker === 0xda ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (isSeen(marker, bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return isDrawn ? [bytes.subarray(0, 2), ...orientation(turned), ...kept] : undefined;
}

/** Where the next mark stands after the picture's own bytes. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** The number of Exif's tag 0x0112, of 1 to 8. */
function orientationIn(tiff: Uint8Array): number | undefined {
  const read = textAt(tiff, 0, 2) === 'II' ? lowFirstAt : numberAt;
  const first = read(tiff, 4, 4);
  const count = read(tiff, first, 2);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    const value = read(tiff, at + 8, 2);
    if (read(tiff, at, 2) === 0x0112) return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that says nothing but which way is up; none for a picture that stands as it is. */
function orientation(turned: number): readonly Uint8Array[] {
  if (turned === 1) return [];
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0, 0, 0, 0, 0];
  return [new Uint8Array([...head, ...tiff, ...entry])];
}
