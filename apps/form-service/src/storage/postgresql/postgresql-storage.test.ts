import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { deletionContract } from '../deletion-contract.ts';
import { deskContract } from '../desk-contract.ts';
import { outboxContract } from '../outbox-contract.ts';
import { signInContract } from '../sign-in-contract.ts';
import type { SubmissionStorage } from '../storage.ts';
import { storageContract } from '../storage-contract.ts';
import { uniqueContract } from '../unique-contract.ts';
import { uploadContract } from '../upload-contract.ts';
import { openPostgresql } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
  });
  afterEach(() => place.empty());
  afterAll(() => place.drop());

  /** With a pool of its own, as another server has. */
  async function open(): Promise<SubmissionStorage> {
    const database = await openPostgresql(place.address, { connections: 4 });
    const storage = await openPostgresqlStorage(database);
    return {
      ...storage,
      async close() {
        await storage.close();
        await database.close();
      },
    };
  }

  storageContract('PostgreSQL', open);
  uploadContract('PostgreSQL', open);
  uniqueContract('PostgreSQL', open);
  deletionContract('PostgreSQL', open);
  deskContract('PostgreSQL', open);
  signInContract('PostgreSQL', open);
  outboxContract('PostgreSQL', open);
});
