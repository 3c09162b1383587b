import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'apps/residents';

/** Gives a small project the settings that the real one is built with, and all that stands beside them. */
export function copyBuildSettings(project: string, root: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const file of readdirSync(join(project, folder)).filter((name) => name.endsWith('.ts')))
    copyFileSync(join(project, folder, file), join(root, folder, file));
}
