import { DatabaseSync } from 'node:sqlite';
import { openSqliteStorage } from './sqlite-storage.ts';

/**
 * For a test: opens a storage, whose earlier submissions are then searched, and is killed by itself as soon as a part
 * of them is entered: `node enter-and-die.ts FOLDER`.
 */
const [folder = ''] = process.argv.slice(2);
await openSqliteStorage(folder);
const database = new DatabaseSync(`${folder}/guichet.sqlite`, { readOnly: true });
const progress = database.prepare('SELECT id, done FROM unique_paths');

function look(): void {
  if (progress.get()?.id !== '') process.kill(process.pid, 'SIGKILL');
  setImmediate(look);
}
look();
