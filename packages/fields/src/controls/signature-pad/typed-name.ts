/** How a picture begins that we made of a name alone. */
const svgPrefix = 'data:image/svg+xml,';

/** Behind this a PNG that was made of a name bears it, in a chunk near its end. Source: PNG, 11.3.3.2, tEXt. */
export const titleMark = 'tEXtTitle\0';

/** Characters of a name; base64 of a tail that surely holds its chunk. */
export const longestName = 200;
const tail = 4096;

export function isPicture(text: string): boolean {
  return /^data:image\/[a-z+]+[;,]/.test(text);
}

/** A picture with a name, for signing without a script: 600 by 150 pixels, no letter outside of it. */
export function pictureOf(name: string): string {
  const written = name.slice(0, longestName);
  const size = Math.min(48, Math.floor(1000 / written.length));
  return `${svgPrefix}${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150"><text x="20" y="95" font-family="cursive" font-style="italic" font-size="${size}">${escaped(written)}</text></svg>`,
  )}`;
}

/** The name that a picture was made of; '' for one that was drawn. */
export function nameIn(picture: string): string {
  try {
    if (picture.startsWith(svgPrefix)) {
      const [, written = ''] =
        /<text[^>]*>([^<]*)</.exec(decodeURIComponent(picture.slice(svgPrefix.length))) ?? [];
      return unescaped(written);
    }
    const base64 = /^data:image\/png;base64,(.+)$/.exec(picture)?.[1] ?? '';
    const [, title = ''] = atob(base64.slice(-tail)).split(titleMark);
    return decodeURIComponent(/^[\w%.!~*'()-]*/.exec(title)?.[0] ?? '');
  } catch {
    return '';
  }
}

const signs = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const;

function escaped(text: string): string {
  return signs.reduce((written, [sign, entity]) => written.replaceAll(sign, entity), text);
}

function unescaped(text: string): string {
  return signs.reduceRight((written, [sign, entity]) => written.replaceAll(entity, sign), text);
}
