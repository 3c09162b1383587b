import { textAt } from './photo/bytes.ts';
import { jpegOf, readyPhoto } from './photo/ready-photo.ts';
import type { NotReady } from './work.ts';

export type ReadyFile =
  /** `file.name` and its type may be others than before: a HEIC that the device can read becomes a JPEG. */
  { readonly kind: 'ready'; readonly file: File } | { readonly kind: 'refused'; readonly reason: NotReady };

export interface ReadyOptions {
  /** Pixels of the longer side, of `properties.maxImageSide`; undefined: photos are not scaled. */
  readonly maxImageSide: number | undefined;
  /** The field's pattern names HEIC itself: then one goes as it is, where the device cannot make a JPEG of it. */
  readonly takesHeic: boolean;
}

/**
 * A file as it is to be sent: it can be read, a photo is freed of where it was taken and scaled where it is too
 * large. Never rejects.
 */
export async function readyFile(file: File, { maxImageSide, takesHeic }: ReadyOptions): Promise<ReadyFile> {
  try {
    // The first read: some pickers give names of files that are not on the device.
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (file.size === 0 || head.length === 0) return { kind: 'refused', reason: 'empty' };
    await file.slice(-1).arrayBuffer();
    if (isHeic(file, head)) {
      const jpeg = await jpegOf(file, maxImageSide);
      if (jpeg !== undefined) return { kind: 'ready', file: jpeg };
      return takesHeic ? { kind: 'ready', file } : { kind: 'refused', reason: 'heic' };
    }
    return { kind: 'ready', file: await readyPhoto(file, maxImageSide) };
  } catch {
    return { kind: 'refused', reason: 'unreadable' };
  }
}

/** By its own mark; some systems give such files no type, or the name of a JPEG. */
function isHeic({ name, type }: File, head: Uint8Array): boolean {
  if (textAt(head, 4, 4) === 'ftyp') return /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(textAt(head, 8, 4));
  return /^image\/hei[cf]/.test(type) || /\.(heic|heif|hif)$/i.test(name);
}
