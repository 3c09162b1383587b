import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestSite } from './open-site.ts';

/** The data of what a site has received for a form, in order. */
export function storedData(site: TestSite, alias: string): readonly unknown[] {
  const database = new DatabaseSync(join(site.folder, 'data', 'guichet.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('SELECT data FROM submissions WHERE form = ? ORDER BY received').all(alias);
    return rows.map(({ data }) => JSON.parse(String(data)));
  } finally {
    database.close();
  }
}
