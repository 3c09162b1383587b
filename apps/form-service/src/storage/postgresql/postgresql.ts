/** For code with durable data of its own: opens PostgreSQL, and writes, as we do. */

export type { Row } from '../rows.ts';
export type { StorageEvents } from '../storage-events.ts';
export { migrateSchema, type PostgresqlSchema } from './migrate-schema.ts';
export {
  openPostgresql,
  type Postgresql,
  type PostgresqlOptions,
  type RunStatement,
} from './open-database.ts';
export { openToRead } from './open-postgresql-reader.ts';
export { type DatabaseAddress, nameOfAddress, parseDatabaseUrl } from './parse-database-url.ts';
export { openPostgresqlStorage } from './postgresql-storage.ts';
