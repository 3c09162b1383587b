import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printSubmissions } from '../../print-submissions/print-submissions.ts';
import { submission, version } from '../testing/opened-storages.ts';
import { openPostgresql } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
  });
  afterAll(() => place.drop());

  async function print(databaseUrl = place.url) {
    const output = new PassThrough();
    const printed = text(output);
    const complaints: string[] = [];
    const code = await printSubmissions(['permit'], {
      ...{ dataDir: '/nowhere', databaseUrl, timeZone: 'America/Toronto', output },
      complain: (sentence) => void complaints.push(sentence),
    });
    output.end();
    return { code, lines: (await printed).split('\n').slice(0, -1), complaint: complaints.join('\n') };
  }

  test('submissions are printed while a server receives more, and what cannot be read is said', async () => {
    expect(await print()).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('holds nothing of Guichet'),
    });
    const database = await openPostgresql(place.address);
    const storage = await openPostgresqlStorage(database);
    await storage.saveFormVersions([{ ...version, definition: '{"path":"permit","components":[]}' }]);
    for (let received = 1; received <= 250; received += 1)
      await storage.storeSubmission(submission({ id: `id-${received}`, received, metadata: '{}' }));
    const { code, lines } = await print();
    expect([code, lines.length]).toEqual([0, 250]);
    expect(JSON.parse(lines[249] ?? '')).toMatchObject({ _id: 'id-250', data: { plate: 'ABCD 123' } });
    await place.sql("UPDATE guichet_schemas SET version = 99 WHERE name = 'submissions'");
    expect((await print()).complaint).toContain('Use the newer Guichet');
    await place.sql("UPDATE guichet_schemas SET version = 1 WHERE name = 'submissions'");
    expect((await print()).complaint).toContain('Start the server once');
    expect((await print('mysql://a:secret-word@b/c')).complaint).toMatch(/^DATABASE_URL is no address/);
    expect((await print('postgres://a:secret-word@127.0.0.1:1/c')).complaint).not.toContain('secret-word');
    await storage.close();
    await database.close();
  });
});
