import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

/** Words that hold on one machine only. */
const forbidden: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  {
    what: 'the host of a package registry',
    pattern: /registry\.(npmjs|yarnpkg)\.\w+|\bnpm\.pkg\.github\.com/,
  },
  { what: 'a path of one machine', pattern: /(?<![\w.}])\/(work|root|home|Users)\/\w/ },
];

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|pdf|zip|gz|br)$/;

/** A sentence for each line that names a registry's host or one machine's folder. */
export function checkWords(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => !binary.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          forbidden
            .filter(({ pattern }) => pattern.test(line))
            .map(({ what }) => `${path}:${index + 1}: names ${what}`),
        ),
    );
}
