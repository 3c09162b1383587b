import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  remove(): void;
}

/** For tests: a folder on a real disk of a few bytes; undefined where this account may not mount one. */
export function mountSmallDisk(size: string): SmallDisk | undefined {
  const place = mkdtempSync(join(tmpdir(), 'guichet-disk-'));
  const folder = join(place, 'data');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remove() {
      execFileSync('umount', [folder]);
      rmSync(place, { recursive: true });
    },
  };
}
