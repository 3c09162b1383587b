import { expect, test } from 'vitest';
import { readyFile } from './ready-file.ts';

const asItIs = { maxImageSide: undefined, takesHeic: false };
const secret = 'GPS 45.5017 -73.5673';

/** Left half red, right half blue. */
async function drawn(type: string, width = 400, height = 200): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (blob?.type !== type) throw new Error(`This browser writes no ${type}.`);
  return blob;
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A segment of a JPEG. */
function segment(marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = content.length + 2;
  return new Uint8Array([0xff, marker, length >> 8, length & 255, ...content]);
}

/** Exif, least byte first, that turns the picture and tells where it was taken. */
function exif(turned: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    0x01,
    3,
    0,
    1,
    0,
    0,
    0,
    turned,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return segment(0xe1, new Uint8Array([...bytesOf('Exif\0\0'), ...tiff, ...bytesOf(secret)]));
}

async function telling(turned: number, type = 'image/jpeg', width = 400): Promise<File> {
  const jpeg = new Uint8Array(await (await drawn('image/jpeg', width)).arrayBuffer());
  const parts = [
    jpeg.slice(0, 2),
    exif(turned),
    segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
    segment(0xed, bytesOf(`Photoshop 3.0\0${secret}`)),
    segment(0xfe, bytesOf(secret)),
    jpeg.slice(2),
    bytesOf(`a second picture, ${secret}`),
  ];
  return new File(parts, 'tree.jpg', { type, lastModified: 1_700_000_000_000 });
}

async function ready(file: File, options: Partial<Parameters<typeof readyFile>[1]> = {}): Promise<File> {
  const result = await readyFile(file, { ...asItIs, ...options });
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.file;
}

/** Width, height, and the colours of the corners at the top left and the bottom right. */
async function seen(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const { width, height } = bitmap;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colour = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return red > 200 && blue < 50 ? 'red' : blue > 200 && red < 50 ? 'blue' : `${red}, ${blue}`;
  };
  return [width, height, colour(2, 2), colour(width - 3, height - 3)];
}

test.each([
  [1, [400, 200, 'red', 'blue']],
  [3, [400, 200, 'blue', 'red']],
  [6, [200, 400, 'red', 'blue']],
  [8, [200, 400, 'blue', 'red']],
])(
  'a photo that is turned by %s is sent without where it was taken, and is seen as before',
  async (turned, picture) => {
    const photo = await telling(turned);
    expect(await photo.text()).toContain(secret);
    expect(await seen(photo)).toEqual(picture);
    const file = await ready(photo);
    expect(await file.text()).not.toContain('GPS');
    expect(await seen(file)).toEqual(picture);
    expect([file.name, file.type, file.lastModified]).toEqual(['tree.jpg', 'image/jpeg', 1_700_000_000_000]);
  },
);

test('a photo that tells nothing is sent byte for byte, also one with colours of its own', async () => {
  const plain = new File([await drawn('image/jpeg')], 'plain.jpg', { type: 'image/jpeg' });
  expect(await ready(plain)).toBe(plain);
  const jpeg = new Uint8Array(await plain.arrayBuffer());
  const colours = segment(0xe2, bytesOf('ICC_PROFILE\0\u0001\u0001colours'));
  const coloured = new File([jpeg.slice(0, 2), colours, exif(1), jpeg.slice(2)], 'c.jpg', {
    type: 'image/jpeg',
  });
  const file = await ready(coloured);
  expect(await file.text()).toContain('ICC_PROFILE');
  expect(await file.text()).not.toContain('GPS');
});

test('a PNG and a WebP lose what they tell in words', async () => {
  const png = new Uint8Array(await (await drawn('image/png')).arrayBuffer());
  const emitted = new Uint8Array([0, 0, 0, secret.length, ...bytesOf(`tEXt${secret}`), 0, 0, 0, 0]);
  const file = await ready(
    new File([png.slice(0, 33), emitted, png.slice(33)], 'a.png', { type: 'image/png' }),
  );
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);

  const webp = new Uint8Array(await (await drawn('image/webp')).arrayBuffer());
  const more = new Uint8Array([...bytesOf('EXIF'), secret.length, 0, 0, 0, ...bytesOf(secret)]);
  const whole = new Uint8Array([...webp, ...more]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  const stripped = await ready(new File([whole], 'a.webp', { type: 'image/webp' }));
  expect(new Uint8Array(await stripped.arrayBuffer())).toEqual(webp);
});

test.each(['image/jpeg', 'image/png', 'image/webp'])(
  'a large %s is scaled to the side that the form wants',
  async (type) => {
    const file = new File([await drawn(type, 1200, 600)], 'large', { type, lastModified: 5 });
    const scaled = await ready(file, { maxImageSide: 300 });
    expect(await seen(scaled)).toEqual([300, 150, 'red', 'blue']);
    expect([scaled.type, scaled.name, scaled.lastModified]).toEqual([type, 'large', 5]);
    expect(await ready(file, { maxImageSide: 1200 })).toBe(file);
  },
);

test('a scaled photo stands the right way up and tells nothing', async () => {
  const scaled = await ready(await telling(6, 'image/jpeg', 1000), { maxImageSide: 100 });
  expect(await seen(scaled)).toEqual([20, 100, 'red', 'blue']);
  expect(await scaled.text()).not.toContain('Exif');
});

test('what calls itself a photo and is none is sent as it is, for the service to check', async () => {
  for (const content of ['no photo', '\u00ff\u00d8\u00ff', '', '\u00ff\u00d8\u00ff\u00e1\u0000\u0000']) {
    const file = new File([bytesOf(content), 'x'], 'no.jpg', { type: 'image/jpeg' });
    expect(await ready(file, { maxImageSide: 10 })).toBe(file);
  }
});

test('an empty file is refused as empty', async () => {
  expect(await readyFile(new File([], 'a.txt'), asItIs)).toEqual({ kind: 'refused', reason: 'empty' });
});

const heic = () =>
  new File([bytesOf('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')], 'IMG_1.HEIC', { type: 'image/heic' });

test('a HEIC that the device cannot read is refused, unless the field asks for HEIC', async () => {
  expect(await readyFile(heic(), asItIs)).toEqual({ kind: 'refused', reason: 'heic' });
  const named = new File([await heic().arrayBuffer()], 'IMG_1.jpg', { type: 'image/jpeg' });
  expect(await readyFile(named, asItIs)).toEqual({ kind: 'refused', reason: 'heic' });
  const file = heic();
  expect(await ready(file, { takesHeic: true })).toBe(file);
});

test('a HEIC that the device can read becomes a JPEG, with the name of one', async () => {
  const readable = new File([await drawn('image/png')], 'IMG_2.HEIC', { type: 'image/heic' });
  const file = await ready(readable, { takesHeic: true });
  expect([file.name, file.type]).toEqual(['IMG_2.jpg', 'image/jpeg']);
  expect(await seen(file)).toEqual([400, 200, 'red', 'blue']);
});
