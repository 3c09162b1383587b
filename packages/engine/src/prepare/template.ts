import type { Interpolation, Template } from '../prepared-form.ts';

/** What `{{ }}` in a text could not be understood, as it was written. */
export type OnUnsupported = (expression: string) => void;

const hole = /\{\{\{?([\s\S]*?)\}?\}\}|\{%[\s\S]*?%\}/g;
const path = /^(?:ctx\.)?(data|row|form)(?:\??\.[\w-]+|\[(?:\d+|'[\w-]+'|"[\w-]+")\])+$/;

/** Text with its `{{ }}` as holes. A hole that is no path, or paths joined by `||`, is reported and left empty. */
export function parseTemplate(text: string, onUnsupported: OnUnsupported): Template {
  const parts: (string | Interpolation)[] = [];
  let end = 0;
  for (const match of text.matchAll(hole)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const read = match[1] === undefined ? undefined : pathsOf(match[1]);
    if (read === undefined) onUnsupported(match[0]);
    else parts.push({ read });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

export function hasTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

function pathsOf(expression: string): readonly (readonly string[])[] | undefined {
  const paths = expression.split('||').map((part) => part.trim());
  if (!paths.every((part) => path.test(part))) return undefined;
  return paths.map((part) => part.replace(/^ctx\./, '').match(/[\w-]+/g) ?? []);
}
