/** Looks that a resident's system may ask for; `plain`: in a browser that knows of none. */
export interface Scheme {
  readonly scheme: 'plain' | 'light' | 'dark';
  readonly hasMoreContrast?: boolean;
}

interface Declaration {
  readonly name: string;
  readonly value: string;
  /** The conditions that it stands in, as they are written. */
  readonly within: readonly string[];
}

/** The custom properties of sheets in a scheme, as the last that holds says. Of two colours of `light-dark()` one is left. */
export function tokensOf(sheets: readonly string[], scheme: Scheme): ReadonlyMap<string, string> {
  return new Map(
    sheets.flatMap((sheet) =>
      declarationsOf(sheet)
        .filter(({ within }) => within.every((condition) => holds(condition, scheme)))
        .map(({ name, value }) => [name, inScheme(value, scheme)] as const),
    ),
  );
}

/** Whether a theme lets its pages be dark. */
export function allowsDark(theme: string): boolean {
  return /color-scheme:\s*light dark\b/.test(withoutComments(theme));
}

/**
 * The ratio of two colours as WCAG 2 reckons it, 1 to 21.
 * Throws where a token is missing or is not written as `#rrggbb`, as `var()` of another, or as `light-dark()` of these.
 */
export function contrast(tokens: ReadonlyMap<string, string>, first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second]
    .map((name) => luminance(hexOf(tokens, name)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function holds(condition: string, { scheme, hasMoreContrast = false }: Scheme): boolean {
  if (condition.startsWith('@layer')) return true;
  if (condition.startsWith('@supports')) return scheme !== 'plain' && condition.includes('light-dark');
  const isForScreen = !/\b(print|scripting|width|reduced-motion|forced-colors)\b/.test(condition);
  return (
    isForScreen &&
    (hasMoreContrast || !condition.includes('prefers-contrast')) &&
    (scheme === 'dark' || !condition.includes('prefers-color-scheme: dark')) &&
    (scheme === 'light' || !condition.includes('prefers-color-scheme: light'))
  );
}

function declarationsOf(sheet: string): readonly Declaration[] {
  const open: string[] = [];
  const found: Declaration[] = [];
  for (const [, head = '', sign] of withoutComments(sheet).matchAll(/([^;{}]*)([;{}])/g)) {
    const [, name, value = ''] = /^\s*(--g-[\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(head) ?? [];
    if (sign === '{') open.push(head.trim());
    else if (name !== undefined) {
      const within = open.filter((block) => block.startsWith('@'));
      found.push({ name, value, within });
    }
    if (sign === '}') open.pop();
  }
  return found;
}

function inScheme(value: string, { scheme }: Scheme): string {
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  if (light === '') return value;
  return scheme === 'dark' ? dark : light;
}

function withoutComments(sheet: string): string {
  return sheet.replace(/\/\*[\s\S]*?\*\//g, '');
}

function hexOf(tokens: ReadonlyMap<string, string>, name: string, seen: readonly string[] = []): string {
  const value = tokens.get(name);
  const referenced = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (referenced !== undefined && !seen.includes(referenced))
    return hexOf(tokens, referenced, [...seen, name]);
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
