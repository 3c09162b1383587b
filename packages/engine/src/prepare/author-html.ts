import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { checkAttribute } from '../html/check-attribute.ts';
import type { HtmlNode, Template, Text } from '../prepared-form.ts';
import type { AuthorStyles } from './author-style.ts';
import { hasTemplate, type OnUnsupported, parseTemplate } from './template.ts';

/** Elements that are drawn as they are; those that are drawn as another; what is in neither loses its tag alone. */
const kept = new Set(
  'p a strong b em i u s del ins small sub sup mark q ul ol li br hr wbr span div section article aside header footer nav main figure figcaption blockquote pre code kbd samp var cite abbr dfn time address details summary h2 h3 h4 h5 h6 dl dt dd table caption thead tbody tfoot tr th td colgroup col img'.split(
    ' ',
  ),
);
const replaced: Readonly<Record<string, string>> = {
  h1: 'h2',
  font: 'span',
  center: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  nav: 'div',
  strike: 's',
  tt: 'code',
};
/** Elements that go with all that is in them. */
const dropped = new Set(
  'script style iframe object embed svg math template noscript base meta link title head frame frameset noframes xmp plaintext noembed applet audio video source track canvas map area form input button select textarea option optgroup datalist output progress meter dialog slot portal'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr', 'img', 'wbr', 'col']);

export interface AuthorHtml {
  /** The text as it is drawn: a plain string where there is nothing but words. */
  html(source: string, onUnsupported: OnUnsupported): Text;
  /** The same without its markup. */
  plain(source: string, onUnsupported: OnUnsupported): Text;
  /** A sentence of which `{{ }}` is filled in later, by its own names: words alone. */
  sentence(source: string): string;
}

/** No author nests elements this deep; what lies deeper is left out. */
const deepest = 100;

/** Parses author HTML by the specification of HTML, once, against an allow-list. */
export function createAuthorHtml(styles: AuthorStyles): AuthorHtml {
  return {
    html(source, onUnsupported) {
      if (!isMarkup(source)) return source;
      return asText(childrenOf(parseFragment(source).childNodes, styles, onUnsupported));
    },
    plain(source, onUnsupported) {
      if (!isMarkup(source)) return source;
      return asText(withoutTags(childrenOf(parseFragment(source).childNodes, styles, onUnsupported)));
    },
    sentence: (source) => (isMarkup(source) ? wordsOf(parseFragment(source).childNodes, 0) : source),
  };
}

function isMarkup(source: string): boolean {
  return /<[a-z!/?]|&[a-z#]/i.test(source) || hasTemplate(source);
}

function asText(nodes: readonly HtmlNode[]): Text {
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function withoutTags(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' || 'read' in node ? [node] : withoutTags(node.children ?? []),
  );
}

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

function wordsOf(nodes: readonly ChildNode[], depth: number): string {
  if (depth > deepest) return '';
  return nodes
    .map((node) => {
      if ('tagName' in node) return dropped.has(node.tagName) ? '' : wordsOf(node.childNodes, depth + 1);
      return node.nodeName === '#text' && 'value' in node ? node.value : '';
    })
    .join('');
}

function childrenOf(
  nodes: readonly ChildNode[],
  styles: AuthorStyles,
  onUnsupported: OnUnsupported,
  depth = 0,
): readonly HtmlNode[] {
  if (depth > deepest) return [];
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if ('tagName' in node) return elementOf(node, styles, onUnsupported, depth + 1);
    return node.nodeName === '#text' && 'value' in node ? parseTemplate(node.value, onUnsupported) : [];
  });
}

function elementOf(
  element: Element,
  styles: AuthorStyles,
  onUnsupported: OnUnsupported,
  depth: number,
): readonly HtmlNode[] {
  const name = element.tagName;
  if (dropped.has(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [];
  const children = childrenOf(element.childNodes, styles, onUnsupported, depth);
  const tag = Object.hasOwn(replaced, name) ? replaced[name] : kept.has(name) ? name : undefined;
  if (tag === undefined) return children;
  const attributes = attributesOf(element, styles, onUnsupported);
  if (tag === 'img' && attributes.src === undefined) return [];
  if (tag === 'img' && attributes.alt === undefined) attributes.alt = '';
  return [
    {
      tag,
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(children.length > 0 && !empty.has(tag) && { children }),
    },
  ];
}

function attributesOf(
  element: Element,
  styles: AuthorStyles,
  onUnsupported: OnUnsupported,
): Record<string, string | Template> {
  const attributes: Record<string, string | Template> = {};
  const classes: string[] = [];
  for (const { name, value } of element.attrs) {
    if (name === 'style') {
      if (hasTemplate(value)) onUnsupported(value);
      const styled = hasTemplate(value) ? undefined : styles.classOf(value);
      if (styled !== undefined) classes.push(styled);
    } else if (name === 'class') {
      if (!hasTemplate(value)) classes.unshift(value.trim());
    } else if (hasTemplate(value)) {
      if (checkAttribute(name, '') !== undefined) attributes[name] = parseTemplate(value, onUnsupported);
    } else {
      const checked = checkAttribute(name, value);
      if (checked !== undefined) attributes[name] = ownName(name, checked);
    }
  }
  const className = classes.filter((part) => part !== '').join(' ');
  if (className !== '') attributes.class = className;
  if (attributes.target === '_blank') attributes.rel = 'noopener noreferrer';
  return attributes;
}

/** An author's ids live apart from ours, and links within the page follow them. */
function ownName(name: string, value: string): string {
  if (name === 'id') return `author-${value}`;
  return name === 'href' && /^#./.test(value) ? `#author-${value.slice(1)}` : value;
}
