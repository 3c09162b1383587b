import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Received } from './case.ts';

/** Acknowledged submissions that are missing, and keys that were acknowledged twice; a sentence each. */
export function checkKept(dataDir: string, received: readonly Received[]): readonly string[] {
  const submissions = open(dataDir, 'guichet.sqlite');
  const orders = open(dataDir, 'orders.sqlite');
  try {
    const findSubmission = submissions.prepare('SELECT form, key FROM submissions WHERE reference = ?');
    const findFile = submissions.prepare('SELECT submission FROM uploads WHERE id = ?');
    const findOrder = orders.prepare('SELECT form, key FROM orders WHERE reference = ?');
    const lost = received.flatMap(({ kind, name, form, key }) => {
      const row = { submission: findSubmission, order: findOrder, file: findFile }[kind].get(name);
      if (row === undefined) return [`${kind} ${name} was acknowledged and is not there`];
      if (kind === 'file') {
        const isThere = existsSync(join(dataDir, 'uploads', 'kept', name));
        return isThere && row.submission !== null
          ? []
          : [`file ${name} belongs to a submission and is not there`];
      }
      return row.form === form && (key === undefined || row.key === key)
        ? []
        : [`${kind} ${name} stands under another form or key`];
    });
    return [...lost, ...doubled(received)];
  } finally {
    submissions.close();
    orders.close();
  }
}

function doubled(received: readonly Received[]): readonly string[] {
  const byKey = Map.groupBy(
    received.filter(({ key }) => key !== undefined),
    ({ kind, form, key }) => JSON.stringify([kind, form, key]),
  );
  return [...byKey].flatMap(([key, all]) => {
    const names = new Set(all.map(({ name }) => name));
    return names.size === 1 ? [] : [`${key} was acknowledged under ${names.size} numbers`];
  });
}

function open(dataDir: string, name: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, name), { readOnly: true });
}
