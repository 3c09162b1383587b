import type { Json, JsonObject } from '@guichet/definition';

/** A device's key for drafts. No script can read it, not even ours. */
export interface DeviceKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** Encrypted JSON. */
export interface Sealed {
  /** The id of the device's key. */
  readonly sealedBy: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';

export async function createDeviceKey(): Promise<DeviceKey> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return { id: crypto.randomUUID(), key };
}

export async function seal(content: JsonObject, { id, key }: DeviceKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content));
  return { sealedBy: id, iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
}

/** Undefined where another key, or none, sealed it. */
export async function open(
  { sealedBy, iv, bytes }: Sealed,
  { id, key }: DeviceKey,
): Promise<Json | undefined> {
  if (sealedBy !== id) return undefined;
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
}
