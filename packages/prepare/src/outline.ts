import type { HtmlElement, HtmlNode, Text } from '@guichet/engine/prepared';

/** The headings that stand above a place, outermost first: how their author wrote them, and how they are drawn. */
interface Heading {
  readonly written: number;
  readonly drawn: number;
}

/**
 * The outline of a page in one language. Authors choose headings by their looks; screen readers go by their levels. So
 * each is drawn one level below the heading that it belongs to, and keeps its looks by a class.
 */
export interface Outline {
  /** The text with its headings at their levels. */
  fit(text: Text): Text;
  /** Headings that `inside` adds lie below this level; later ones do not. */
  below<T>(level: number, inside: () => T): T;
}

/** The title of the page is its first heading. */
const pageTitle = 1;
const lowest = 6;

export function createOutline(): Outline {
  let base = pageTitle;
  let open: Heading[] = [];

  function levelOf(written: number): number {
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const drawn = Math.min(lowest, (open.at(-1)?.drawn ?? base) + 1);
    open.push({ written, drawn });
    return drawn;
  }

  function fitNode(node: HtmlNode): HtmlNode {
    if (typeof node === 'string') return node;
    if ('program' in node) return { ...node, elements: node.elements.map(fitTag) };
    if (!('tag' in node)) return node;
    const written = writtenLevel(node);
    if (written !== undefined && node.children !== undefined) return atLevel(node, levelOf(Number(written)));
    return node.children === undefined ? node : { ...node, children: node.children.map(fitNode) };
  }

  /** Of a text with statements the elements stand one after the other, without their children. */
  function fitTag(element: HtmlElement): HtmlElement {
    const written = writtenLevel(element);
    return written === undefined ? element : atLevel(element, levelOf(Number(written)));
  }

  return {
    fit: (text) => (typeof text === 'string' ? text : text.map(fitNode)),
    below(level, inside) {
      const outer = { base, open };
      base = level;
      open = [];
      try {
        return inside();
      } finally {
        base = outer.base;
        open = outer.open;
      }
    },
  };
}

function writtenLevel({ tag }: HtmlElement): string | undefined {
  return /^h([2-6])$/.exec(tag)?.[1];
}

function atLevel(heading: HtmlElement, level: number): HtmlElement {
  const tag = `h${level}`;
  if (tag === heading.tag) return heading;
  const { class: classes = '' } = heading.attributes ?? {};
  const looks =
    typeof classes === 'string' ? `${heading.tag} ${classes}`.trim() : [`${heading.tag} `, ...classes];
  return { ...heading, tag, attributes: { ...heading.attributes, class: looks } };
}
