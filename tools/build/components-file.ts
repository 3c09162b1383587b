import { resolve } from 'node:path';

/** The file that `COMPONENTS_FILE` names, as a whole path; undefined where there is none. */
export function componentsFileOf(
  root: string,
  { COMPONENTS_FILE = '' }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return COMPONENTS_FILE.trim() === '' ? undefined : resolve(root, COMPONENTS_FILE.trim());
}
