/** A door for whoever keeps something durable of its own: how we open SQLite, and how we commit. */
export { unstoredOutcome } from '../../http/storage-refusal.ts';
export type { StorageEvents } from './database-health.ts';
export type { DatabaseSchema } from './migrations.ts';
export { type Database, type DatabaseOptions, openDatabase } from './open-database.ts';
