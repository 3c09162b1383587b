import { afterEach } from 'vitest';
import type { StoredSubmission, SubmissionStorage } from '../storage.ts';

/** The version that these submissions are made with. */
export const version = {
  version: 'v1',
  publicVersion: 'v1',
  form: 'permit',
  definition: '{"path":"permit"}',
};

/** A submission that a test stores. */
export function submission(more: Partial<StoredSubmission> = {}): StoredSubmission {
  return {
    id: crypto.randomUUID(),
    form: 'permit',
    version: 'v1',
    key: undefined,
    dataHash: 'hash',
    reference: crypto.randomUUID(),
    data: '{"plate":"ABCD 123"}',
    returned: undefined,
    metadata: '{}',
    received: 1_000,
    ...more,
  };
}

/** Opens storages that hold the version, for the tests after this call, and closes each after its test. */
export function openedStorages(open: () => Promise<SubmissionStorage>): () => Promise<SubmissionStorage> {
  const opened: SubmissionStorage[] = [];

  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });

  return async () => {
    const storage = await open();
    opened.push(storage);
    await storage.saveFormVersions([version]);
    return storage;
  };
}
