import type { HtmlNode, Template, Text } from '@guichet/engine/prepared';
import { authorAttributes, type OnRefused } from './author-attributes.ts';
import { isBlock, isEmptyElement } from './author-elements.ts';
import type { AuthorStyles } from './author-style.ts';
import { isIconClass } from './icons.ts';
import { hasTemplate, markInterpolations } from './template.ts';
import { isProgram, readProgram } from './template-program.ts';
import { type ChildNode, type HtmlElementNode, tidyHtml } from './tidy-html.ts';

/**
 * How a text is read: `html` as a tree, `plain` as words alone, `sentence` as words whose `{{ }}` are paths or
 * names that messages fill in, `tooltip` as HTML in which a line break of the source is one.
 */
export type TextKind = 'html' | 'plain' | 'sentence' | 'tooltip';

/** A note on a text for its author. */
export interface Note {
  readonly code: string;
  readonly sentence: string;
}

export interface AuthorText {
  readonly text: Text;
  readonly notes: readonly Note[];
}

export interface AuthorHtml {
  /** A plain string where there is nothing but words. Never markup in a string. */
  read(source: string, kind: TextKind): AuthorText;
}

/** Parses author HTML by the specification of HTML, once, against an allow-list. */
export function createAuthorHtml(styles: AuthorStyles): AuthorHtml {
  const known = new Map<string, AuthorText>();
  return {
    read(source, kind) {
      const name = `${kind}:${source}`;
      const text = known.get(name) ?? readText(source, kind, styles);
      known.set(name, text);
      return text;
    },
  };
}

function readText(source: string, kind: TextKind, styles: AuthorStyles): AuthorText {
  const notes: Note[] = [];
  const lines = kind === 'tooltip' ? source.trim().replace(/\r\n?|\n/g, '<br>') : source;
  if (kind !== 'sentence' && isProgram(lines)) return readStatements(lines, kind, styles, notes);
  const { marked, unsupported, fill } = marksOf(lines, kind === 'sentence');
  for (const expression of unsupported) notes.push(noteOf('templateNotSupported', expression));
  if (!isMarkup(marked)) return { text: asText(fill(marked)), notes };
  const nodes = tidyHtml(marked, (tag) => notes.push(noteOf('elementNotAllowed', `<${tag}>`)));
  if (nodes === undefined) {
    return { text: '', notes: [noteOf('markupTooComplex', marked)] };
  }
  const onRefused: OnRefused = (code, what) => notes.push(noteOf(code, what));
  const text =
    kind === 'html' || kind === 'tooltip'
      ? asText(nodes.flatMap((node) => drawn(node, styles, fill, onRefused)))
      : asText(
          fill(
            nodes
              .map(displayValueOf)
              .join('')
              .replace(/[ \t\r\n]+/g, ' ')
              .trim(),
          ),
        );
  return { text, notes };
}

/** Of a text that is words alone, the words that its program draws. */
function readStatements(source: string, kind: TextKind, styles: AuthorStyles, notes: Note[]): AuthorText {
  const onRefused: OnRefused = (code, what) => notes.push(noteOf(code, what));
  const program = readProgram(
    source,
    (node, fill) => {
      if (!('tagName' in node) || kind === 'plain') return undefined;
      const [drawnNode] = drawn({ ...node, childNodes: [] }, styles, fill, onRefused);
      return typeof drawnNode === 'object' && 'tag' in drawnNode ? drawnNode : undefined;
    },
    (tag) => notes.push(noteOf('elementNotAllowed', `<${tag}>`)),
  );
  if (program !== undefined) return { text: [program], notes };
  return { text: '', notes: [...notes, noteOf('statementsNotSupported', source)] };
}

function marksOf(source: string, isNamed: boolean) {
  return hasTemplate(source) ? markInterpolations(source, isNamed) : asWritten(source);
}

function asWritten(source: string) {
  return { marked: source, unsupported: [], fill: (part: string): Template => (part === '' ? [] : [part]) };
}

function isMarkup(source: string): boolean {
  return /<[a-z!/?]|&[a-z#]/i.test(source);
}

function asText(nodes: readonly HtmlNode[]): Text {
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

/** The words of a node, a space where a block begins or ends. */
function displayValueOf(node: ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node)) return '';
  const words = node.childNodes.map(displayValueOf).join('');
  return isBlock(node.tagName) ? ` ${words} ` : words;
}

function drawn(
  node: ChildNode,
  styles: AuthorStyles,
  fill: (part: string) => Template,
  onRefused: OnRefused,
): readonly HtmlNode[] {
  if (node.nodeName === '#text' && 'value' in node) return fill(node.value);
  if (!('tagName' in node)) return [];
  const element: HtmlElementNode = node;
  const tag = element.tagName;
  const attributes = authorAttributes(element, styles, fill, onRefused);
  if (tag === 'img' && (attributes.src ?? '') === '') return [];
  if (tag === 'img') attributes.alt ??= '';
  const children = element.childNodes.flatMap((child) => drawn(child, styles, fill, onRefused));
  if (children.length === 0 && isIconClass(attributes.class) && attributes['aria-label'] === undefined)
    attributes['aria-hidden'] = 'true';
  return [
    {
      tag,
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(children.length > 0 && !isEmptyElement(tag) && { children }),
    },
  ];
}

const sentences = {
  templateNotSupported: (what: string) =>
    `${what} is not filled in. Only paths such as {{ data.key }} are, in texts and in attributes with words or addresses. Write it as a path.`,
  statementsNotSupported: (what: string) =>
    `"${what}" is not drawn: the code between {% and %} is not valid, or uses a name that does not exist here. Correct it.`,
  elementNotAllowed: (what: string) =>
    `${what} and its content are not drawn. Remove it, or write it in words.`,
  attributeNotAllowed: (what: string) =>
    /^on/.test(what)
      ? `${what} is not drawn: markup runs no code. Remove it, or use logic, or a button whose action is custom.`
      : `${what} is not drawn. Link to an http, https, mailto or tel address.`,
  markupTooComplex: (what: string) =>
    `"${what}" is not drawn: it has too many elements, or is malformed. Simplify it.`,
};

function noteOf(code: keyof typeof sentences, what: string): Note {
  const shown = what.length > 80 ? `${what.slice(0, 80)}...` : what;
  return { code, sentence: sentences[code](shown) };
}
