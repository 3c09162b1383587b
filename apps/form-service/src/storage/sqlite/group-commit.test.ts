import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

function open() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY)');
  const insert = database.prepare('INSERT INTO rows (id) VALUES (?)');
  const ids = () =>
    database
      .prepare('SELECT id FROM rows')
      .all()
      .map(({ id }) => id);
  return { database, ids, add: (id: number) => () => insert.run(id).changes };
}

test('what arrives together is committed together, each with its own result', async () => {
  const { database, ids, add } = open();
  const commits = createGroupCommit(database);
  const results = Promise.all([commits.run(add(1)), commits.run(add(2)), commits.run(() => ids().length)]);
  expect(database.isTransaction).toBe(false);
  expect(await results).toEqual([1, 1, 2]);
  expect(ids()).toEqual([1, 2]);
});

test('one that fails takes none of the others with it', async () => {
  const { database, ids, add } = open();
  const commits = createGroupCommit(database);
  const outcomes = await Promise.allSettled([commits.run(add(1)), commits.run(add(1)), commits.run(add(2))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ids()).toEqual([1, 2]);
  expect(database.isTransaction).toBe(false);
});

test('who closes a database can wait for all that is to be committed', async () => {
  const { database, ids, add } = open();
  const commits = createGroupCommit(database);
  const added = commits.run(add(1));
  await commits.drain();
  expect(ids()).toEqual([1]);
  expect(await added).toBe(1);
});

test('when the database cannot be written at all, every one is told, and nothing hangs', async () => {
  const { database, add } = open();
  const commits = createGroupCommit(database);
  const all = Promise.allSettled([commits.run(add(1)), commits.run(add(2))]);
  database.close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
