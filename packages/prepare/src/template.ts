import type { Interpolation, Template } from '@guichet/engine/prepared';
import { interpolationIn } from './author-scripts.ts';
import { plainCode } from './plain-code.ts';

/** Around the number of a hole: noncharacters, which no text has and no parser minds. */
const open = '\ufdd0';
const close = '\ufdd1';
const marks = new RegExp(`[${open}${close}]`, 'g');
const mark = new RegExp(`${open}(\\d+)${close}`);
const opening = /\{\{\{?|\{%/g;
const path = /^(?:data|row|form)(?:\??\.\w+|(?:\?\.)?\[(?:\d+|'[\w-]+'|"[\w-]+")\])+$/;
const emptyText = /^(?:''|"")$/;

/** A text whose `{{ }}` are marks, so that markup can be parsed without their quotes and angles. */
export interface MarkedText {
  readonly marked: string;
  /** Parts that could not be parsed, as written; they are left out. */
  readonly unsupported: readonly string[];
  /** A part of the marked text, with its holes. */
  fill(part: string): Template;
}

/** `isNamed`: holes that are no paths are names which messages fill in later, and stay as they are written. */
export function markInterpolations(source: string, isNamed = false): MarkedText {
  const interpolations: Interpolation[] = [];
  const unsupported: string[] = [];
  const marked = replacePieces(source.replace(marks, ''), (written, opening, code) => {
    const expression = opening === '{%' ? '' : code;
    const read = pathsOf(expression);
    if (read === undefined && isNamed) return written;
    const authorScript =
      read === undefined && expression.trim() !== '' ? interpolationIn(plainCode(expression)) : undefined;
    if (read !== undefined) interpolations.push({ read });
    else if (authorScript !== undefined) interpolations.push({ code: authorScript });
    else {
      unsupported.push(written);
      return '';
    }
    return `${open}${interpolations.length - 1}${close}`;
  });
  return {
    marked,
    unsupported,
    fill: (part) =>
      part.split(mark).flatMap((piece, index): readonly (string | Interpolation)[] => {
        const found = index % 2 === 1 ? interpolations[Number(piece)] : undefined;
        if (found !== undefined) return [found];
        return piece === '' ? [] : [piece];
      }),
  };
}

/**
 * Puts something in the place of each `{{ }}`, `{{{ }}}` and `{% %}`. A hole without an end is text. An end that is not
 * there any more is looked for once.
 */
export function replacePieces(
  text: string,
  replace: (written: string, opening: string, code: string) => string,
): string {
  const gone = new Set<string>();
  let result = '';
  let done = 0;
  for (const { 0: start, index } of text.matchAll(opening)) {
    const ending = start === '{%' ? '%}' : '}'.repeat(start.length);
    if (index < done || gone.has(ending)) continue;
    const end = text.indexOf(ending, index + start.length);
    if (end === -1) {
      gone.add(ending);
      continue;
    }
    const after = end + ending.length;
    const code = text.slice(index + start.length, end);
    result += text.slice(done, index) + replace(text.slice(index, after), start, code);
    done = after;
  }
  return result + text.slice(done);
}

export function hasTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

/** True for a part of a marked text that has a hole. */
export function hasMark(part: string): boolean {
  return part.includes(open);
}

/** Paths joined by `||`, in parentheses or not; an empty text at the end says nothing that a hole does not. */
function pathsOf(expression: string): readonly (readonly string[])[] | undefined {
  const bare = expression
    .replaceAll('&nbsp;', ' ')
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1');
  const parts = bare.split('||').map((part) => part.trim().replace(/^ctx\./, ''));
  if (parts.length > 1 && emptyText.test(parts.at(-1) ?? '')) parts.pop();
  if (!parts.every((part) => path.test(part))) return undefined;
  return parts.map((part) => part.match(/[\w-]+/g) ?? []);
}
