import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { sourceFiles } from './source-files.ts';

/** Beginnings and phrases that a reader must read twice, each with the way to write instead. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/^What\b/, 'Begin with the thing itself: not "What a form holds" but "The values of a form".'],
  [/\b(?:is|are) told\b|\btold of\b|\btells of\b/, 'Say who does what: reports, emits, announces, notifies.'],
  [/\bwhoever\b/i, 'Name the person or the caller.'],
  [/\bwho (?:hears|listens)\b/, 'Say: screen readers.'],
];

/** A sentence for each comment in our code that begins with "What", or reads as if translated. */
export function checkComments(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => /\.(tsx?|js)$/.test(path) && !path.startsWith('tools/checks/'))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      // Parsing costs: most files have none of these words.
      if (!/\bWhat\b|\btold\b|\btells of\b|hoever\b|\bwho (hears|listens)\b/.test(source)) return [];
      return parseSync(path, source).comments.flatMap(({ value, start }) => {
        const text = value.replace(/^[*\s]+/, '').replace(/\s*\n\s*\*?\s*/g, ' ');
        const line = source.slice(0, start).split('\n').length;
        return refused
          .filter(([pattern]) => pattern.test(text))
          .map(([, advice]) => `${path}:${line}: ${advice}`);
      });
    });
}
