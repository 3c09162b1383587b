/** Bytes as text, one character each: of names and marks inside of files. */
export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** A number of two or four bytes, the highest first. */
export function numberAt(bytes: Uint8Array, from: number, length: 2 | 4): number {
  let number = 0;
  for (let at = from; at < from + length; at += 1) number = number * 256 + (bytes[at] ?? 0);
  return number;
}

/** The same, the lowest first. */
export function lowFirstAt(bytes: Uint8Array, from: number, length: 2 | 4): number {
  let number = 0;
  for (let at = from + length - 1; at >= from; at -= 1) number = number * 256 + (bytes[at] ?? 0);
  return number;
}
