import { describe, expect, test } from 'vitest';
import { crashContract } from './storage/crash-contract.ts';
import { openStorage } from './storage/open-storage.ts';
import { createTestDatabase } from './storage/postgresql/testing/test-database.ts';
import { startOn } from './testing/start-on.ts';

const SIGNING_SECRET = 'a secret of tests alone';

describe('with PostgreSQL', () => {
  crashContract(async () => {
    const database = await createTestDatabase();
    const storage = await openStorage({ dataDir: '/nowhere', address: database.address }, { connections: 3 });
    return {
      env: { DATABASE_URL: database.url, SIGNING_SECRET },
      storage,
      async close() {
        await storage.close();
        await database.drop();
      },
    };
  });

  test('a start with wrong settings of the database ends with a sentence, without the password', async () => {
    const start = (env: Readonly<Record<string, string>>) => startOn({ FORMS_DIR: '/tmp', ...env });
    const wrong = await start({ DATABASE_URL: 'mysql://a:secret-word@b/c' });
    expect(wrong.code).toBe(1);
    expect(wrong.message.trimEnd().split('\n').sort()).toEqual([
      expect.stringMatching(/^DATABASE_URL is no address/),
      'SIGNING_SECRET is missing: all servers on the database of DATABASE_URL sign with the same.',
    ]);
    const away = await start({ DATABASE_URL: 'postgres://a:secret-word@127.0.0.1:1/c', SIGNING_SECRET });
    expect(away).toMatchObject({ code: 1, message: expect.stringContaining('127.0.0.1:1') });
    expect(wrong.message + away.message).not.toContain('secret-word');
  });
});
