import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const properties = new RegExp(
  `^(${[
    'color|background|background-color|opacity|display|visibility|white-space|word-break|overflow-wrap|overflow|clear|float',
    'font|font-(family|size|style|weight|variant)|line-height|letter-spacing|text-(align|decoration|indent|transform)',
    '(margin|padding)(-(top|right|bottom|left))?|(min-|max-)?(width|height)|vertical-align|list-style(-type|-position)?',
    'border(-(top|right|bottom|left))?(-(color|style|width))?|border-(radius|collapse|spacing)|box-shadow|columns|column-(count|gap)',
    'flex|flex-(basis|direction|flow|grow|shrink|wrap)|gap|row-gap|align-(items|content|self)|justify-(content|items|self)|order',
    'grid-template-columns|grid-column|grid-row|table-layout|caption-side|empty-cells|text-overflow|tab-size|hyphens',
  ].join('|')})$`,
);

/** Words, numbers, colours and plain functions such as `rgb()`: no address, no escape, no comment, no rule. */
const value = /^[\w\s.,%#()'"+*/-]+$/;
const unsafe = /url|expression|image|element|attr|var|env|import|\/\*|javascript/i;
const displays = /^(none|block|inline|inline-block|flex|inline-flex|grid|list-item|table(-cell|-row)?)$/;

/** The sheet of one form: the authors' `style` attributes as classes. */
export interface AuthorStyles {
  /** The class of a `style` attribute; undefined when nothing of it may stay. */
  classOf(style: string): string | undefined;
  sheet(): string;
}

export function createAuthorStyles(): AuthorStyles {
  const rules = new Map<string, string>();
  return {
    classOf(style) {
      const declarations = allowedDeclarations(style);
      if (declarations === '') return undefined;
      const name = `gs-${bytesToHex(sha256(new TextEncoder().encode(declarations))).slice(0, 10)}`;
      rules.set(name, declarations);
      return name;
    },
    sheet() {
      if (rules.size === 0) return '';
      const lines = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`);
      return `@layer author{${lines.join('')}}`;
    },
  };
}

function allowedDeclarations(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const set = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    if (colon === -1 || !properties.test(property) || !value.test(set) || unsafe.test(set)) return [];
    if (!isClosed(set) || (property === 'display' && !displays.test(set))) return [];
    return [`${property}:${set}`, ...inTheDark(property, set)];
  });
  return declarations.join(';');
}

const colour = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([^()]*\)|[a-z]+)$/i;
const noColour = /^(transparent|currentcolor|inherit|initial|unset|revert|none)$/i;

/**
 * A colour was chosen for a light page. On a dark one the page's own takes its place, so that text stays readable.
 * Browsers that do not know `light-dark()` leave the declaration out, and are never dark.
 */
function inTheDark(property: string, set: string): readonly string[] {
  const instead = { color: 'currentcolor', background: 'transparent', 'background-color': 'transparent' };
  const darkValue = Object.entries(instead).find(([name]) => name === property)?.[1];
  if (darkValue === undefined || !colour.test(set) || noColour.test(set)) return [];
  return [`${property}:light-dark(${set},${darkValue})`];
}

/** True when every quote and bracket ends within the value: an open one would swallow the rest of the sheet. */
function isClosed(set: string): boolean {
  const words = set.replace(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(words)) return false;
  let depth = 0;
  for (const character of words) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
