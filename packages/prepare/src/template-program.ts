import { parseAuthorScript } from '@guichet/author-scripts/compile';
import type { HtmlElement, ProgramNode, Template } from '@guichet/engine/prepared';
import { plainCode } from './plain-code.ts';
import { replacePieces } from './template.ts';
import { type ChildNode, tidyHtml } from './tidy-html.ts';

/** Around the number of a piece of code: noncharacters, which no text has and no parser minds. */
const open = '\ufdd0';
const close = '\ufdd1';
const mark = new RegExp(`${open}(\\d+)${close}`);

interface Piece {
  readonly kind: 'statements' | 'hole';
  readonly code: string;
}

/** How an element is drawn, without its children; what fills an attribute are marks. */
export type DrawTag = (node: ChildNode, fill: (part: string) => Template) => HtmlElement | undefined;

/** Whether a text has statements (`{% if (data.a) { %}`), so that it is more than text with holes. */
export function isProgram(source: string): boolean {
  const start = source.indexOf('{%');
  return start !== -1 && source.includes('%}', start + 2);
}

/**
 * A text with statements as one program, which draws its elements and words when it is run. Undefined when it is no
 * JavaScript, asks for what is not offered, or its markup does not settle.
 */
export function readProgram(
  source: string,
  drawTag: DrawTag,
  onDropped: (tag: string) => void,
): ProgramNode | undefined {
  const pieces: Piece[] = [];
  const marked = replacePieces(source.replace(/[\ufdd0\ufdd1]/g, ''), (_, opening, code) => {
    const isInterpolation = opening !== '{%';
    pieces.push({ kind: isInterpolation ? 'hole' : 'statements', code: plainCode(code) });
    const mark = `${open}${pieces.length - 1}${close}`;
    // A parser moves no comment, whatever stands around it.
    return isInterpolation ? mark : `<!--${mark}-->`;
  });
  const nodes = tidyHtml(marked, onDropped);
  if (nodes === undefined) return undefined;
  const elements: HtmlElement[] = [];

  function codeOf(node: ChildNode): string {
    if (node.nodeName === '#text' && 'value' in node) return codeOfText(node.value);
    if ('data' in node && node.nodeName === '#comment') return codeOfText(node.data);
    if (!('tagName' in node)) return '';
    const element = drawTag(node, (part) => [part]);
    if (element === undefined) return node.childNodes.map(codeOf).join('');
    const { tag, attributes = {} } = element;
    const fixed = Object.entries(attributes).filter(([, value]) => typeof value === 'string');
    const index = elements.length;
    elements.push({ tag, attributes: Object.fromEntries(fixed) });
    const filled = Object.entries(attributes).flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [`drawAttribute(${JSON.stringify(name)}, ${concatenated(value)});`],
    );
    const children = node.childNodes.map(codeOf).join('');
    return `drawOpen(${index});${filled.join('')}\n${children}drawClose();\n`;
  }

  function codeOfText(text: string): string {
    return text
      .split(mark)
      .map((part, index) => {
        if (index % 2 === 0) return part === '' ? '' : `drawText(${JSON.stringify(part)});\n`;
        const piece = pieces[Number(part)];
        return piece?.kind === 'hole' ? `drawText((${piece.code}\n));\n` : `${piece?.code ?? ''}\n`;
      })
      .join('');
  }

  function concatenated(template: Template): string {
    const parts = template.flatMap((part) => (typeof part === 'string' ? part.split(mark) : ['']));
    const joined = parts.map((part, index) =>
      index % 2 === 0 ? JSON.stringify(part) : `(${pieces[Number(part)]?.code ?? '""'}\n)`,
    );
    return ['""', ...joined].join(' + ');
  }

  const { authorScript, isFaulty } = parseAuthorScript(nodes.map(codeOf).join(''));
  return authorScript === undefined || isFaulty ? undefined : { program: authorScript, elements };
}
