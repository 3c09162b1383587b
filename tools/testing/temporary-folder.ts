import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const inMemory = '/dev/shm';
const neededBytes = 4e9;

/**
 * A folder for the temporary files of a run; it is removed as this process exits. In memory where there is room for it:
 * the tests make and remove thousands of files, and flush many of them to the disk.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), 'guichet-tests-'));
  // A database server that a test starts is another user.
  chmodSync(folder, 0o755);
  process.on('exit', () => remove(folder));
  return folder;
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A process that a test left behind still writes there: the run's own result stands.
  }
}

function hasRoom(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= neededBytes && process.availableMemory() >= 2 * neededBytes;
}
