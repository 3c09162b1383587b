import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestSite } from './open-site.ts';

/** The data of what a site has received for a form, in order. */
export function storedData(site: TestSite, alias: string): readonly unknown[] {
  return stored(site, alias).map(({ data }) => JSON.parse(String(data)));
}

/** The stored metadata. */
export function storedMetadata(site: TestSite, alias: string): readonly unknown[] {
  return stored(site, alias).map(({ metadata }) => JSON.parse(String(metadata)));
}

function stored(site: TestSite, alias: string) {
  const database = new DatabaseSync(join(site.folder, 'data', 'guichet.sqlite'), { readOnly: true });
  try {
    return database
      .prepare('SELECT data, metadata FROM submissions WHERE form = ? ORDER BY received')
      .all(alias);
  } finally {
    database.close();
  }
}
