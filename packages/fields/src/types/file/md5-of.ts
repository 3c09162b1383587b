import { md5 } from '@noble/hashes/legacy.js';

/** Bytes at once: a phone need not hold the whole file. */
const piece = 4 * 1024 ** 2;

/** The MD5 of a file, in hexadecimal. Rejects for one that cannot be read. */
export async function md5Of(file: Blob): Promise<string> {
  const hash = md5.create();
  for (let at = 0; at < file.size; at += piece)
    hash.update(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()));
  return [...hash.digest()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
