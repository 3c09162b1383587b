import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes no faster than somebody reads. Throws EPIPE (`isBrokenPipe`) when the reader has enough, such as `head`. */
export async function writeLines(
  lines: AsyncIterable<string> | Iterable<string>,
  output: Writable,
): Promise<void> {
  await pipeline(Readable.from(lines), output, { end: false });
}

export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
