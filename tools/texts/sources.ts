import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from '../french/displayed-texts.ts';
import type { Sources } from './put-back.ts';

/** Every source that ships, by its path from the project's folder. */
export function readSources(root: string): Sources {
  const paths = ['packages', 'apps'].flatMap((folder) => sourcesIn(root, folder));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
