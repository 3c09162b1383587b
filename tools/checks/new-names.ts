import { type ESTree, parseSync } from 'vite';
import { browsers } from '../../packages/renderer/browsers.ts';

/** The first versions with a name. Edge's are Chrome's, and those of iOS are Safari's. */
interface Support {
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
  /** The property to ask for with `in`, where that is another one. */
  readonly guard?: string;
}

const none = Number.POSITIVE_INFINITY;
const popovers: Support = { chrome: 114, firefox: 125, safari: 17, guard: 'popover' };

/**
 * Functions of browsers that TypeScript's library has, and older browsers have not: `A.b` of an object of the browser,
 * `.b` of any object, and names of the window. Source: the compatibility tables of developer.mozilla.org.
 */
export const newNames: Readonly<Record<string, Support>> = {
  'AbortSignal.any': { chrome: 116, firefox: 124, safari: 17.4 },
  'CSS.highlights': { chrome: 105, firefox: 140, safari: 17.2 },
  'CSS.registerProperty': { chrome: 78, firefox: 128, safari: 16.4 },
  'Intl.Segmenter': { chrome: 87, firefox: 125, safari: 14.1 },
  'ReadableStream.from': { chrome: none, firefox: 117, safari: none },
  'Response.json': { chrome: 105, firefox: 115, safari: 17 },
  'URL.canParse': { chrome: 120, firefox: 115, safari: 17 },
  'URL.parse': { chrome: 126, firefox: 126, safari: 18 },
  '.caretPositionFromPoint': { chrome: 128, firefox: 20, safari: 18.4 },
  '.checkVisibility': { chrome: 105, firefox: 106, safari: 17.4 },
  '.getHTML': { chrome: 125, firefox: 128, safari: 18 },
  '.getSetCookie': { chrome: 113, firefox: 112, safari: 17 },
  '.hidePopover': popovers,
  '.moveBefore': { chrome: 133, firefox: 144, safari: none },
  '.setHTMLUnsafe': { chrome: 124, firefox: 123, safari: 17.4 },
  '.showPopover': popovers,
  '.startViewTransition': { chrome: 111, firefox: 144, safari: 18 },
  '.togglePopover': popovers,
  '.userActivation': { chrome: 72, firefox: 120, safari: 16.4 },
  ClipboardItem: { chrome: 76, firefox: 127, safari: 13.1 },
  navigation: { chrome: 102, firefox: 147, safari: 26.2 },
  requestIdleCallback: { chrome: 47, firefox: 55, safari: none },
  scheduler: { chrome: 94, firefox: 142, safari: none },
};

/** Whether one of our browsers lacks it. */
export function isTooNew({ chrome, firefox, safari }: Support): boolean {
  return chrome > browsers.chrome || firefox > browsers.firefox || safari > browsers.safari;
}

/**
 * A sentence for each name in a source that one of our browsers lacks. A use that allows for that passes: `a.b?.()`, or
 * any in a file that asks `'b' in a`.
 */
export function newNamesIn(path: string, source: string): string[] {
  const asked = new Set<unknown>();
  const found: { readonly name: string; readonly start: number }[] = [];
  const visit = (node: ESTree.Node, parent?: ESTree.Node) => {
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal')
      asked.add(node.left.value);
    for (const name of namesOf(node, parent))
      if (!isOptional(node, parent)) found.push({ name, start: node.start });
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node);
  };
  visit(parseSync(path, source).program);
  return found.flatMap(({ name, start }) => {
    const support = Object.hasOwn(newNames, name) ? newNames[name] : undefined;
    if (support === undefined || asked.has(support.guard ?? name.replace(/^.*\./, ''))) return [];
    const line = source.slice(0, start).split('\n').length;
    return [
      `${path}:${line}: "${name}" is missing in a browser that we promise to run in (packages/renderer/browsers.ts). ` +
        "Do it without, or do something else where it is missing: `a.b?.()`, or `'b' in a`.",
    ];
  });
}

const windows = ['window', 'globalThis', 'self'];

/** The names that `newNames` may have for what an expression reads. */
function namesOf(node: ESTree.Node, parent: ESTree.Node | undefined): readonly string[] {
  if (node.type === 'Identifier') return parent !== undefined && isRead(node, parent) ? [node.name] : [];
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return [];
  const { object, property } = node;
  if (object.type !== 'Identifier') return [`.${property.name}`];
  return [
    `.${property.name}`,
    `${object.name}.${property.name}`,
    ...(windows.includes(object.name) ? [property.name] : []),
  ];
}

/** Whether a name is called, made with `new`, or asked for a property. */
function isRead(node: ESTree.Node, parent: ESTree.Node): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node;
  return (parent.type === 'CallExpression' || parent.type === 'NewExpression') && parent.callee === node;
}

function isOptional(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.optional && parent.callee === node;
  return parent?.type === 'MemberExpression' && parent.optional && parent.object === node;
}

function isNode(child: unknown): child is ESTree.Node {
  return typeof child === 'object' && child !== null && 'type' in child && 'start' in child;
}
