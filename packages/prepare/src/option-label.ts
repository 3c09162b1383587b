import type { AuthorScript } from '@guichet/author-scripts/run';
import { interpolationIn } from './author-scripts.ts';
import { plainCode } from './plain-code.ts';
import { replacePieces } from './template.ts';

/** The number of a hole, between noncharacters, which no text has. */
const mark = /\ufdd0(\d+)\ufdd1/;
const paths = /^\s*item[\w.?]*(?:\s*\|\|\s*item[\w.?]*)*\s*$/;

/**
 * The label of an option as one expression: the words of its template, without tags, around what its holes give. A hole
 * that is no code is empty. Undefined when there are neither words nor holes.
 */
export function optionLabelIn(template: string): AuthorScript | undefined {
  const holes: string[] = [];
  const marked = replacePieces(template.replace(/[\ufdd0\ufdd1]/g, ''), (_, opening, written) => {
    const code = plainCode(written);
    if (opening === '{%' || interpolationIn(code) === undefined) return '';
    // A part that an item lacks empties its hole alone.
    holes.push(paths.test(code) ? code.replace(/\??\./g, '?.') : code);
    return `\ufdd0${holes.length - 1}\ufdd1`;
  });
  // An option shows no markup.
  const [before = '', hole, after = '', ...further] = marked
    .replace(/<[^>]*>/g, '')
    .trim()
    .split(mark);
  if (hole === undefined) return before === '' ? undefined : interpolationIn(quoted(before));
  if (before === '' && after === '' && further.length === 0)
    return interpolationIn(holes[Number(hole)] ?? '');
  const parts = [before, hole, after, ...further].map((part, index) =>
    index % 2 === 0 ? quoted(part) : `((${holes[Number(part)]}\n) ?? "")`,
  );
  return interpolationIn(parts.join(' + '));
}

function quoted(words: string): string {
  return JSON.stringify(plainCode(words));
}
