import { openPostgresql } from '../open-database.ts';
import { openPostgresqlStorage } from '../postgresql-storage.ts';
import { addressOf } from './test-database.ts';

/** For a test, a server's start in a process of its own: `node migrate-and-end.ts URL`. */
const database = await openPostgresql(addressOf(process.argv[2] ?? ''));
const storage = await openPostgresqlStorage(database);
await storage.saveFormVersions([
  { form: 'permit', version: `v${process.pid}`, publicVersion: 'v', definition: '{}' },
]);
await storage.close();
await database.close();
