import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: POSTGRESQL_BIN, else Debian's newest; undefined where there is none. */
export function findPostgresql(): string | undefined {
  const folders = [process.env.POSTGRESQL_BIN ?? '', ...debianFolders()];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
}

function debianFolders(): readonly string[] {
  if (!existsSync(debianFolder)) return [];
  return readdirSync(debianFolder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
}
