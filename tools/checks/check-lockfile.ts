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
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const ofOnePackage = /^(packages|apps)\/[^/]+\/node_modules\//;

/** A sentence for each package that is tied to one registry, that nothing vouches for, or that lacks or doubles another. */
export function checkLockfile(root: string): string[] {
  const { packages }: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .flatMap(([path, entry]) =>
      [...problemsOf(path, entry), ...lacking(entry, present)].map(
        (problem) => `package-lock.json: ${path} ${problem}`,
      ),
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

/** `npm ci` refuses a lockfile that lacks a package for any platform, though this one does not need it. */
function lacking(
  { optionalDependencies = {} }: LockedPackage,
  present: ReadonlySet<string | undefined>,
): string[] {
  return Object.keys(optionalDependencies)
    .filter((name) => !present.has(name))
    .map((name) => `lacks ${name}: choose a version that is published for every platform`);
}
