import type { PageForm } from '../../packages/engine/src/engine.ts';
import type { Build } from './build.ts';
import type { Part } from './parts-of-form.ts';

/** All script that a form needs to live, in bytes as they travel. */
export interface FormWeight {
  readonly sum: number;
  /** What each part adds to those before it. */
  readonly byPart: ReadonlyMap<string, number>;
}

/** A file that several parts need counts once, with the first of them. */
export function weighForm(form: PageForm, build: Build, parts: readonly Part[]): FormWeight {
  const counted = new Set<string>();
  const byPart = new Map<string, number>();
  for (const { name, sources } of parts.filter((part) => part.isNeeded(form))) {
    const files = new Set(sources.flatMap((source) => build.filesOf(source)).filter(isNew));
    byPart.set(name, sum([...files].map(build.sizeOf)));
    for (const file of files) counted.add(file);
  }
  return { sum: sum([...byPart.values()]), byPart };

  function isNew(file: string): boolean {
    return !counted.has(file);
  }
}

/** Files that a page can come to load and that no part counts: a sum without them would be too small. */
export function uncountedFiles(build: Build, parts: readonly Part[]): readonly string[] {
  const counted = new Set(parts.flatMap(({ sources }) => sources.flatMap((source) => build.filesOf(source))));
  return [...build.reachedFrom('src/client.tsx')].filter((file) => !counted.has(file));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
