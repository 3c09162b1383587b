import type { Locale } from '@guichet/definition';
import type { HtmlNode, Text } from '@guichet/engine/prepared';

/** A text that stands on a page of another language: each of its elements says which one it is in. */
export function inLanguage(text: Text, lang: Locale): Text {
  return typeof text === 'string' ? [wrapped(text, lang)] : text.map((node) => marked(node, lang));
}

function marked(node: HtmlNode, lang: Locale): HtmlNode {
  if (typeof node === 'string') return /\p{L}/u.test(node) ? wrapped(node, lang) : node;
  return 'tag' in node ? { ...node, attributes: { lang, ...node.attributes } } : wrapped(node, lang);
}

function wrapped(node: HtmlNode, lang: Locale): HtmlNode {
  return { tag: 'span', attributes: { lang }, children: [node] };
}
