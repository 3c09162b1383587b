/** How well a JPEG that is made again looks like the photo: nobody sees a difference. */
const quality = 0.9;

/**
 * A photo whose longer side is at most `side` pixels, the right way up, as `type`. Undefined where it is small
 * enough, or where this browser cannot read or write it.
 */
export async function scalePhoto(
  photo: Blob,
  { side, type }: { readonly side: number; readonly type: string },
): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  try {
    const longer = Math.max(bitmap.width, bitmap.height);
    if (longer <= side && photo.type === type) return undefined;
    const scale = Math.min(side / longer, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(Math.round(bitmap.width * scale), 1);
    canvas.height = Math.max(Math.round(bitmap.height * scale), 1);
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // A type that a browser cannot write comes out as PNG, many times as large.
    return scaled?.type === type ? scaled : undefined;
  } finally {
    bitmap.close();
  }
}
