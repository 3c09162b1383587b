import { expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

const connection = { isOnline: () => true, onOnline: () => () => undefined };

/** A file of ten bytes, of which the device gives these. */
function fileGiving(bytes: () => Promise<ArrayBuffer>): File {
  const file = new File(['0123456789'], 'plan.txt');
  return Object.assign(file, { slice: () => Object.assign(new Blob(), { arrayBuffer: bytes }) });
}

test.each([
  ['is gone', () => Promise.reject(new DOMException('gone', 'NotFoundError'))],
  ['became shorter', async () => new ArrayBuffer(0)],
])('a chosen file that %s is not sent, and is reported as unreadable', async (_, bytes) => {
  const attempt = vi.fn();
  const { signal } = new AbortController();
  const outcome = await keepTrying({ file: fileGiving(bytes), signal }, connection, attempt);
  expect(outcome).toEqual({ kind: 'failed', code: 'unreadable' });
  expect(attempt).not.toHaveBeenCalled();
});
