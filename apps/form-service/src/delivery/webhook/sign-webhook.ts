import { createHmac, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** A key that signs webhooks, in one of the two ways of Standard Webhooks 1.0. */
export type SigningKey =
  | { readonly kind: 'v1a'; readonly key: KeyObject }
  | { readonly kind: 'v1'; readonly key: Buffer };

/** The header of an Ed25519 private key in PKCS #8, before its 32 bytes. Source: RFC 8410, section 10.3. */
const pkcs8Header = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * `whsk_` and an Ed25519 key (its seed of 32 bytes, or seed and public key as libsodium has it), or `whsec_` and 24 to
 * 64 random bytes, in base64. Undefined: it is neither.
 */
export function parseSigningKey(text: string): SigningKey | undefined {
  const [, prefix, encoded = ''] = /^(whsk|whsec)_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (prefix === 'whsec')
    return bytes.length >= 24 && bytes.length <= 64 ? { kind: 'v1', key: bytes } : undefined;
  if (prefix !== 'whsk' || (bytes.length !== 32 && bytes.length !== 64)) return undefined;
  const der = Buffer.concat([pkcs8Header, bytes.subarray(0, 32)]);
  return { kind: 'v1a', key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
}

/** The headers of Standard Webhooks 1.0: one signature for each key, so that a receiver can change its key. */
export function webhookHeaders(id: string, now: number, body: string, keys: readonly SigningKey[]) {
  const timestamp = String(Math.floor(now / 1000));
  const signed = Buffer.from(`${id}.${timestamp}.${body}`);
  const signatures = keys.map((key) =>
    key.kind === 'v1a'
      ? `v1a,${sign(null, signed, key.key).toString('base64')}`
      : `v1,${createHmac('sha256', key.key).update(signed).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
