import { readFileSync } from 'node:fs';

/** Lines of expressions, and bodies of functions with an empty line between them; `##` begins a group. */
export const writtenCases = [
  ...read('expressions.txt', '\n').map((expression) => `return (${expression}\n);`),
  ...read('statements.txt', '\n\n'),
];

function read(file: string, separator: string): readonly string[] {
  const text = readFileSync(new URL(`${file}`, import.meta.url), 'utf8');
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('##'));
}
