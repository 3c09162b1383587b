import type { UploadCall, Uploaded } from './file-service.ts';
import { recordOf } from './read-answer.ts';

/**
 * Bytes of a file that travels in the answers themselves. Source: a submission holds 1 MiB, and four characters
 * stand for three bytes.
 */
const largest = 700 * 1024;

/** Puts the file into its record, as a `data:` address. */
export function uploadAsBase64(call: UploadCall): Promise<Uploaded> {
  const { file, signal, progress } = call;
  if (file.size > largest) return Promise.resolve({ kind: 'failed', code: 'too_large', limit: largest });
  return new Promise((resolve) => {
    const reader = new FileReader();
    const abort = () => reader.abort();
    signal.addEventListener('abort', abort);
    reader.addEventListener('progress', ({ loaded, total }) => progress(total === 0 ? 1 : loaded / total));
    reader.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      if (signal.aborted) resolve({ kind: 'cancelled' });
      else if (typeof reader.result !== 'string') resolve({ kind: 'failed', code: 'unreadable' });
      else resolve({ kind: 'uploaded', record: { ...recordOf(call, undefined), url: reader.result } });
    });
    reader.readAsDataURL(file);
    if (signal.aborted) reader.abort();
  });
}
