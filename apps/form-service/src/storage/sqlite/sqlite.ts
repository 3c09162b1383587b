/** A door for whoever keeps something durable of its own: how we open SQLite, and how we commit. */
export { createGroupCommit, type GroupCommit } from './group-commit.ts';
export type { Migrations } from './migrations.ts';
export { openDatabase } from './open-database.ts';
