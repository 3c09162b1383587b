/** For code with durable data of its own: opens SQLite, and commits, as we do. */
export { unstoredOutcome } from '../../http/storage-refusal.ts';
export type { StorageEvents } from '../storage-events.ts';
export type { DatabaseSchema } from './migrations.ts';
export { findMove, noteMove } from './moved-folder.ts';
export { type Database, type DatabaseOptions, openDatabase } from './open-database.ts';
