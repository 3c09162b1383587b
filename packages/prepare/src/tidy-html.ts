import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { fateOf } from './author-elements.ts';
import { isBoxOfTerms, tidyList } from './tidy-lists.ts';

export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElementNode = DefaultTreeAdapterTypes.Element;

/** No author nests elements this deep, or writes this many; a parser's work grows with both together. */
const deepest = 100;
const maxTagCount = 20_000;
/** Real markup settles in one or two. */
const maxRounds = 6;

/**
 * Parses author HTML as a browser would inside a `div`, leaving out what no author may draw, until parsing
 * what is left gives that same tree: a page that comes from a server is parsed once more, and must not change
 * its shape there (mutation XSS lives on it, and hydration fails on it). Undefined when it does not settle.
 */
export function tidyHtml(source: string, onDropped: (tag: string) => void): readonly ChildNode[] | undefined {
  if (source.split('<').length > maxTagCount) return undefined;
  let text = source;
  for (let round = 0; round < maxRounds; round += 1) {
    const fragment = parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), text, {});
    fragment.childNodes = tidied(fragment.childNodes, { depth: 0, inLink: false, inside: 'div' }, onDropped);
    const left = serialize(fragment);
    if (left === text) return fragment.childNodes;
    text = left;
  }
  return undefined;
}

/** A comment of ours, which stands where an author's statements do: see `template-program.ts`. */
function isMarked(comment: string): boolean {
  return comment.startsWith('\ufdd0');
}

interface ElementContext {
  readonly depth: number;
  readonly inLink: boolean;
  /** The element around. */
  readonly inside: string;
}

function tidied(
  nodes: readonly ChildNode[],
  place: ElementContext,
  onDropped: (tag: string) => void,
): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (node.nodeName === '#text') return [node];
    if (node.nodeName === '#comment' && 'data' in node) return isMarked(node.data) ? [node] : [];
    if (!('tagName' in node)) return [];
    const fate = node.namespaceURI === html.NS.HTML ? fateOf(node.tagName) : 'dropped';
    if (fate === 'dropped' || place.depth >= deepest) {
      onDropped(node.tagName);
      return [];
    }
    const isLink = node.tagName === 'a';
    const { tagName } = node;
    const inside = isBoxOfTerms(tagName, place.inside) ? 'dl' : tagName;
    const inner = { depth: place.depth + 1, inLink: place.inLink || isLink, inside };
    const children = tidied(node.childNodes, inner, onDropped);
    if (fate === 'unwrapped' || (isLink && place.inLink)) return children;
    node.tagName = fate.tag;
    node.nodeName = fate.tag;
    node.childNodes = children;
    tidyList(node, place.inside);
    return [node];
  });
}
