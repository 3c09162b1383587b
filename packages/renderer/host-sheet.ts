/**
 * A sheet of ours for the page of a React host: rules for a whole page apply to its forms, in layers of our own name.
 * `rem` is measured by `--g-rem`: a host may have changed what one is.
 */
export function hostSheet(css: string): string {
  return scoped(css.replace(/\/\*[\s\S]*?\*\//g, ''));
}

/** The order of our layers, which comes first. */
export const hostLayers = `@layer ${layersOf('reset, base, components, compat, author')};\n`;

/**
 * Styles that keep a host's page apart from ours, and the width of our text. Comes last. All our widths count borders and
 * padding, so a page that counts otherwise for all of its elements must not decide that.
 */
export const hostFrame = `@layer guichet.base {
  :root { --g-rem: 1.125rem }
  .g-embedded { background: none; font-size: var(--g-rem) }
  .g-embedded, .g-embedded *, .g-embedded ::before, .g-embedded ::after { box-sizing: border-box !important }
}
`;

function scoped(css: string): string {
  let made = '';
  let rest = css.trimStart();
  while (rest !== '') {
    const end = rest.search(/[;{]/);
    if (end < 0) throw new Error(`This is no rule of a style sheet: ${rest}`);
    const head = rest.slice(0, end).trim();
    if (rest[end] === ';') {
      made += `${head.startsWith('@layer') ? `@layer ${layersOf(head.slice('@layer'.length))}` : head};\n`;
      rest = rest.slice(end + 1).trimStart();
      continue;
    }
    const close = closingBrace(rest, end);
    made += ruleOf(head, rest.slice(end + 1, close));
    rest = rest.slice(close + 1).trimStart();
  }
  return made;
}

function ruleOf(head: string, body: string): string {
  if (head.startsWith('@layer'))
    return `@layer ${layersOf(head.slice('@layer'.length))} {\n${scoped(body)}}\n`;
  if (/^@(?:media|supports|container)\b/.test(head)) return `${head} {\n${scoped(body)}}\n`;
  if (head.startsWith('@')) throw new Error(`What ${head} means on the page of a host is not known yet.`);
  const selectors = head.split(outerCommas).map((selector) => within(selector.trim()));
  return `${selectors.join(', ')} {${body.replace(rem, 'calc($1 * var(--g-rem))')}}\n`;
}

function within(selector: string): string {
  if (selector.startsWith(':root')) return selector;
  if (/^(?:html|body)(?![\w-])/.test(selector)) return selector.replace(/^(?:html|body)/, '.g-embedded');
  return `.g-embedded ${selector}`;
}

function layersOf(names: string): string {
  return names
    .split(',')
    .map((name) => `guichet.${name.trim()}`)
    .join(', ');
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A rule of a style sheet does not end.');
}

/** Those that part selectors, and no arguments. */
const outerCommas = /,(?![^(]*\))/;

const rem = /(?<![\w.-])(-?(?:\d+\.\d+|\.?\d+))rem\b/g;
