import { scalePhoto } from './scale-photo.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp } as const;

type PhotoType = keyof typeof strippers;

/** Bytes of a photo that is looked into: more would not fit beside a form in a phone's memory. */
const largest = 128 * 1024 ** 2;

function isPhotoType(type: string): type is PhotoType {
  return Object.hasOwn(strippers, type);
}

/**
 * A photo freed of where and by which device it was taken, and scaled where it is larger than the form wants. A file
 * that is no photo of a kind that browsers know stays as it is. Rejects when it cannot be read.
 */
export async function readyPhoto(file: File, maxImageSide: number | undefined): Promise<File> {
  const { type, size } = file;
  if (!isPhotoType(type) || size > largest) return file;
  const scaled = maxImageSide && (await scalePhoto(file, { side: maxImageSide, type }));
  if (scaled) return renewed(file, [scaled]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stripped = strippers[type](bytes);
  const left = stripped?.reduce((sum, { length }) => sum + length, 0);
  return stripped === undefined || left === size ? file : renewed(file, stripped);
}

/** A HEIC as a JPEG; undefined where the device cannot read it. */
export async function jpegOf(file: File, maxImageSide: number | undefined): Promise<File | undefined> {
  const side = maxImageSide ?? Number.POSITIVE_INFINITY;
  const jpeg = await scalePhoto(file, { side, type: 'image/jpeg' });
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return jpeg && new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified });
}

/** The same name and date: what stopped half-way is known again by them. */
function renewed({ name, type, lastModified }: File, parts: readonly (Blob | Uint8Array)[]): File {
  return new File(
    parts.map((part) => (part instanceof Blob ? part : new Uint8Array(part))),
    name,
    {
      type,
      lastModified,
    },
  );
}
