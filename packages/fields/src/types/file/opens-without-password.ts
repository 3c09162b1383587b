import { md5 } from '@noble/hashes/legacy.js';
import { findPdfEncryption, type PdfEncryption } from './pdf-encryption.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Whether an encrypted PDF opens without a password: many are, for what their owners allow alone. True also where
 * nobody can tell. Source: ISO 32000-2, 7.6.4, of which the empty password is tried.
 */
export async function opensWithoutPassword(text: string): Promise<boolean> {
  const encryption = findPdfEncryption(text);
  if (encryption === undefined) return true;
  const { revision, user } = encryption;
  if (revision <= 4) return opensByMd5(encryption);
  // Without a secure context a browser computes nothing of the kind.
  if (globalThis.crypto?.subtle === undefined) return true;
  const salt = user.slice(32, 40);
  const hash = revision === 5 ? await digest('SHA-256', salt) : await hardened(salt);
  return isSame(hash, user.slice(0, 32));
}

/** What fills up a password that is too short: the whole of an empty one. */
const filling = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

function opensByMd5({
  revision,
  keyLength,
  permissions,
  owner,
  user,
  id,
  coversMetadata,
}: PdfEncryption): boolean {
  const allowed = [0, 8, 16, 24].map((bits) => (permissions >>> bits) & 255);
  const rest = revision >= 4 && !coversMetadata ? [255, 255, 255, 255] : [];
  let key = md5(new Uint8Array([...filling, ...owner.slice(0, 32), ...allowed, ...id, ...rest]));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.slice(0, keyLength));
  key = key.slice(0, keyLength);
  if (revision === 2) return isSame(rc4(key, filling), user);
  let mark: Uint8Array = md5(new Uint8Array([...filling, ...id]));
  for (let round = 0; round < 20; round += 1)
    mark = rc4(
      key.map((byte) => byte ^ round),
      mark,
    );
  return isSame(mark, user.slice(0, 16));
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  function swap(one: number, other: number): void {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  }
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  other = 0;
  return data.map((byte, index) => {
    other = (other + at(index + 1)) & 255;
    swap(index + 1, other);
    return byte ^ at(at(index + 1) + at(other));
  });
}

/** Algorithm 2.B, of an empty password. */
async function hardened(salt: Bytes): Promise<Bytes> {
  let key = await digest('SHA-256', salt);
  for (let round = 0; ; round += 1) {
    const repeated = new Uint8Array(key.length * 64);
    for (let from = 0; from < repeated.length; from += key.length) repeated.set(key, from);
    const mixed = await encrypted(repeated, key);
    const sum = mixed.slice(0, 16).reduce((all, byte) => all + byte, 0);
    key = await digest((['SHA-256', 'SHA-384', 'SHA-512'] as const)[sum % 3] ?? 'SHA-256', mixed);
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return key.slice(0, 32);
  }
}

async function encrypted(data: Bytes, key: Bytes): Promise<Bytes> {
  const name = 'AES-CBC';
  const aes = await crypto.subtle.importKey('raw', key.slice(0, 16), name, false, ['encrypt']);
  const whole = await crypto.subtle.encrypt({ name, iv: key.slice(16, 32) }, aes, data);
  // The last block is filling that a PDF does not have.
  return new Uint8Array(whole, 0, data.length);
}

async function digest(name: 'SHA-256' | 'SHA-384' | 'SHA-512', data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(name, data));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length > 0 && one.every((byte, index) => byte === other[index]);
}
