import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { openUploadService } from '../../uploads/testing/open-upload-service.ts';
import { openPostgresql, type RunStatement } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('a submission that claims nothing asks the database once, and a refused one whether it is a repeat', async () => {
  const place = await createTestDatabase();
  const database = await openPostgresql(place.address);
  const asked: (string | undefined)[] = [];
  const noted =
    (run: RunStatement): RunStatement =>
    (statement, values) => {
      asked.push(statement.name);
      return run(statement, values);
    };
  const storage = await openPostgresqlStorage({
    ...database,
    read: noted(database.read),
    write: noted(database.write),
    transaction: (work) => database.transaction((run, attempt) => work(noted(run), attempt)),
  });
  const service = await openUploadService({ storage });
  try {
    const send = (data: JsonObject) => service.submit(data, { 'idempotency-key': 'key-00000001' });
    asked.length = 0;
    expect((await send({ name: 'Ann' })).status).toBe(201);
    expect(asked.splice(0)).toEqual(['insert submissions']);
    expect((await send({ plan: [{ name: 'of nobody' }] })).status).toBe(422);
    expect(asked.splice(0)).toEqual(['find earlier']);
  } finally {
    await service.close();
    await storage.close();
    await database.close();
    await place.drop();
  }
});
