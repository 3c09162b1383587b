/** A device's key for drafts. No script can read it, not even ours. */
export interface DeviceKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** Encrypted bytes. */
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

export async function seal(content: BufferSource, { id, key }: DeviceKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { sealedBy: id, iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv }, key, content) };
}

/** Undefined where another key, or none, sealed it. */
export async function open(
  sealed: Sealed | undefined,
  deviceKey: DeviceKey | undefined,
): Promise<ArrayBuffer | undefined> {
  if (!sealed || sealed.sealedBy !== deviceKey?.id) return undefined;
  return crypto.subtle.decrypt({ name: algorithm, iv: sealed.iv }, deviceKey.key, sealed.bytes);
}
