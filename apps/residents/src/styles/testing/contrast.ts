/** The custom properties of sheets, as their last sheet says. Those in a media query are left out. */
export function tokensOf(...sheets: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    sheets.flatMap((sheet) =>
      [...withoutMedia(sheet).matchAll(/(--g-[\w-]+)\s*:\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    ),
  );
}

/**
 * The ratio of two colours as WCAG 2 reckons it, 1 to 21.
 * Throws where a token is missing or is not written as `#rrggbb` or as `var()` of another.
 */
export function contrast(tokens: ReadonlyMap<string, string>, first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second]
    .map((name) => luminance(hexOf(tokens, name)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function withoutMedia(sheet: string): string {
  return sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
}

function hexOf(tokens: ReadonlyMap<string, string>, name: string, seen: readonly string[] = []): string {
  const value = tokens.get(name);
  const other = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (other !== undefined && !seen.includes(other)) return hexOf(tokens, other, [...seen, name]);
  if (value === undefined || !/^#[0-9a-f]{6}$/i.test(value)) {
    throw new Error(
      `${name} is ${value ?? 'missing'}. Write it as #rrggbb, so that its contrast can be weighed.`,
    );
  }
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
