import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { deletionContract } from '../deletion-contract.ts';
import { deskContract } from '../desk-contract.ts';
import { outboxContract } from '../outbox-contract.ts';
import { signInContract } from '../sign-in-contract.ts';
import { storageContract } from '../storage-contract.ts';
import { uniqueContract } from '../unique-contract.ts';
import { uploadContract } from '../upload-contract.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

storageContract('SQLite', async () => openSqliteStorage(folder));
uploadContract('SQLite', async () => openSqliteStorage(folder));
uniqueContract('SQLite', async () => openSqliteStorage(folder));
deletionContract('SQLite', async () => openSqliteStorage(folder));
deskContract('SQLite', async () => openSqliteStorage(folder));
signInContract('SQLite', async () => openSqliteStorage(folder));
outboxContract('SQLite', async () => openSqliteStorage(folder));
