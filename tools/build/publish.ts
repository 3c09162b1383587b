import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A page may stay open this long and still request a file of its build. */
const daysFormerFilesStay = 30;
const day = 24 * 60 * 60 * 1000;

/** The paths of the build that is served now, a line each. */
const listPath = join('.vite', 'files.txt');

/**
 * Moves a whole new build to where it is served from. Its hashed files are added beside those of former
 * builds, which stay until they have been out of use for 30 days; what names them (the manifest) comes
 * last. Each file changes by one rename: both folders must be on one disk.
 */
export function publish(built: string, served: string, now: Date): void {
  const files = filesIn(built);
  keepFormer(served, now);
  for (const path of [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)]) {
    mkdirSync(dirname(join(served, path)), { recursive: true });
    utimesSync(join(built, path), now, now);
    renameSync(join(built, path), join(served, path));
  }
  writeFileSync(join(served, listPath), files.join('\n'));
  for (const path of filesIn(join(served, 'assets'))) {
    const file = join(served, 'assets', path);
    if (now.getTime() - statSync(file).mtimeMs > daysFormerFilesStay * day) rmSync(file);
  }
}

/** From now on these files are a former build's: their time says since when. */
function keepFormer(served: string, now: Date): void {
  if (!existsSync(join(served, listPath))) return;
  for (const path of readFileSync(join(served, listPath), 'utf8').split('\n')) {
    if (existsSync(join(served, path))) utimesSync(join(served, path), now, now);
  }
}

function isManifest(path: string): boolean {
  return path.startsWith('.vite');
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
