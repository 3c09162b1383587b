import { icons as iconSet } from '@iconify-json/fa';

/** The classes that announce an icon by name; the later ones are of Font Awesome 5, whose names are mostly the same. */
const families = ':is(.fa,.fas,.far,.fab,.fal)';

/** Units of an icon's drawing to the size of the letters beside it. Source: Font Awesome 4. */
const unitsPerEm = 1792;

/** Further classes of Font Awesome 4 on an icon. */
const modifiers = new Map([
  ['lg', 'font-size:1.3333em'],
  ['2x', 'font-size:2em'],
  ['3x', 'font-size:3em'],
  ['4x', 'font-size:4em'],
  ['5x', 'font-size:5em'],
  ['fw', 'inline-size:1.2857em;text-align:center'],
  ['pull-left', 'float:inline-start;margin-inline-end:.3em'],
  ['pull-right', 'float:inline-end;margin-inline-start:.3em'],
  ['rotate-90', 'rotate:90deg'],
  ['rotate-180', 'rotate:180deg'],
  ['rotate-270', 'rotate:270deg'],
  ['flip-horizontal', 'scale:-1 1'],
  ['flip-vertical', 'scale:1 -1'],
]);

interface Icon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The rules that draw the icons of Font Awesome 4 which a prepared form names (`fa fa-print`), and no others: a mask
 * each, in the colour of the words. Empty when it names none. A picture here was a letter there.
 */
export function iconSheet(prepared: unknown): string {
  const named = JSON.stringify(prepared).matchAll(/(?<![\w-])fa-([a-z0-9-]{1,40})/g);
  const names = [...new Set([...named].map(([, name = '']) => name))].sort();
  const drawn = names.flatMap((name) => {
    const icon = findIcon(name);
    return icon === undefined ? [] : [drawingOf(name, icon)];
  });
  if (drawn.length === 0) return '';
  const modified = names.flatMap((name) => {
    const declarations = modifiers.get(name);
    return declarations === undefined ? [] : [`.fa-${name}${families}{${declarations}}`];
  });
  return `@layer author{${[...drawn, ...modified].join('')}@media (forced-colors:active){${families}::before{forced-color-adjust:none;background:CanvasText}}}`;
}

/** Whether a class attribute announces an icon. */
export function isIconClass(classes: unknown): boolean {
  return typeof classes === 'string' && /(?:^|\s)fa[srbl]?\s+(?:\S+\s+)*?fa-/.test(classes);
}

function drawingOf(name: string, { body, width, height }: Icon): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${body}</svg>`;
  const address = svg.replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent);
  const size = `inline-size:${inEm(width)};block-size:${inEm(height)}`;
  const look = `content:"";display:inline-block;vertical-align:-.125em;${size};background:currentColor;print-color-adjust:exact`;
  const icon = `.fa-${name}${families}`;
  return `${icon}{display:inline-block}${icon}::before{${look};mask:url("data:image/svg+xml,${address}") center/contain no-repeat}`;
}

function inEm(units: number): string {
  return `${Number((units / unitsPerEm).toFixed(3))}em`;
}

/** An icon by its name, or by another name that it has; some are another one turned round. */
function findIcon(name: string): Icon | undefined {
  const { icons, aliases = {}, width: usual = unitsPerEm, height: usualHeight = usual } = iconSet;
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  const parent = alias?.parent ?? name;
  const icon = Object.hasOwn(icons, parent) ? icons[parent] : undefined;
  if (icon === undefined) return undefined;
  const { width = usual, height = usualHeight } = { ...icon, ...alias };
  const turns = [
    alias?.hFlip === true && `translate(${width} 0) scale(-1 1)`,
    alias?.vFlip === true && `translate(0 ${height}) scale(1 -1)`,
    alias?.rotate && `rotate(${alias.rotate * 90} ${width / 2} ${height / 2})`,
  ].filter((turn) => typeof turn === 'string');
  const body = turns.length === 0 ? icon.body : `<g transform="${turns.join(' ')}">${icon.body}</g>`;
  return { body, width, height };
}
