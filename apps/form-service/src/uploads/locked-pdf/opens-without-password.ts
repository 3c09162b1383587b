import { createCipheriv, createHash } from 'node:crypto';
import type { PdfEncryption } from './pdf-encryption.ts';

/**
 * Whether an encrypted PDF opens without a password: many are, for what their owners allow alone. Source:
 * ISO 32000-2, 7.6.4, of which the empty password is tried.
 */
export function opensWithoutPassword(encryption: PdfEncryption): boolean {
  const { revision, user } = encryption;
  if (revision <= 4) return opensByMd5(encryption);
  const salt = user.slice(32, 40);
  const hash = revision === 5 ? digest('sha256', salt) : hardened(salt);
  return isSame(hash, user.slice(0, 32));
}

/** Pads a password that is too short: the whole of an empty one. */
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
  function swap(left: number, right: number): void {
    const kept = at(left);
    state[left & 255] = at(right);
    state[right & 255] = kept;
  }
  let partner = 0;
  for (let index = 0; index < 256; index += 1) {
    partner = (partner + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, partner);
  }
  partner = 0;
  return data.map((byte, index) => {
    partner = (partner + at(index + 1)) & 255;
    swap(index + 1, partner);
    return byte ^ at(at(index + 1) + at(partner));
  });
}

/** Algorithm 2.B, of an empty password. Ends after 287 rounds at the latest: no byte is larger than 255. */
function hardened(salt: Uint8Array): Uint8Array {
  let key = digest('sha256', salt);
  for (let round = 0; ; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    // Without the last block of filling, which a PDF does not have.
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(repeated);
    const sum = mixed.subarray(0, 16).reduce((all, byte) => all + byte, 0);
    key = digest((['sha256', 'sha384', 'sha512'] as const)[sum % 3] ?? 'sha256', mixed);
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function md5(data: Uint8Array): Uint8Array {
  return digest('md5', data);
}

function digest(name: 'md5' | 'sha256' | 'sha384' | 'sha512', data: Uint8Array): Buffer {
  return createHash(name).update(data).digest();
}

function isSame(computed: Uint8Array, expected: Uint8Array): boolean {
  return computed.length > 0 && computed.every((byte, index) => byte === expected[index]);
}
