import { createFormServiceClient } from '@guichet/service-client';
import { createPostOnce } from './post-once.ts';
import { openSqliteLedger } from './sqlite-ledger.ts';

/** For the crash test, a server's sending in a process of its own: `node send-one.ts FOLDER ADDRESS KEY`. */
const [folder = '', baseUrl = '', key = ''] = process.argv.slice(2);
const client = createFormServiceClient({ fetch, baseUrl, timeoutMs: 30_000 });
const save = createPostOnce({
  post: client.saveSubmission,
  ledger: await openSqliteLedger(folder, { longestMs: 35_000 }),
  now: Date.now,
  notify: () => undefined,
});
const outcome = await save({ path: 'permit', data: { plate: 'ABCD 123' }, metadata: {} }, key);
console.log(JSON.stringify(outcome));
