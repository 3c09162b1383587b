import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

const ofOnePackage = /^(packages|apps)\/[^/]+\/node_modules\//;

/** A sentence for each package that is tied to one registry, that nothing vouches for, or that is there twice. */
export function checkLockfile(root: string): string[] {
  const { packages }: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .flatMap(([path, entry]) =>
      problemsOf(path, entry).map((problem) => `package-lock.json: ${path} ${problem}`),
    );
}

function problemsOf(path: string, { resolved, integrity, dev }: LockedPackage): string[] {
  const problems: string[] = [];
  if (resolved !== undefined) problems.push(`is tied to ${resolved}`);
  if (integrity === undefined) problems.push('has no integrity');
  if (ofOnePackage.test(path) && dev !== true) {
    problems.push("is another version than the root's, which the bundled server would import");
  }
  return problems;
}
