import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface HeldDatabase {
  /** Lets go of the database, and ends. */
  release(): Promise<void>;
}

const program = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 60_000 });
  database.exec('BEGIN IMMEDIATE');
  console.log('held');
  process.stdin.once('data', () => { database.exec('ROLLBACK'); database.close(); process.exit(); });
  process.stdin.once('end', () => process.exit());
`;

/** For tests: another process that holds a database as if it wrote to it, for as long as it is let. */
export async function holdDatabase(file: string): Promise<HeldDatabase> {
  const child = spawn(process.execPath, ['-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(createInterface(child.stdout), 'line');
  return { release: () => endOf(child) };
}

async function endOf(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.stdin?.write('release\n');
  await exited;
}
