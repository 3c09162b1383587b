import { statfs } from 'node:fs/promises';
import type { UploadRows } from '../storage/uploads.ts';
import { UploadError } from './upload-error.ts';
import type { UploadLimits } from './upload-limits.ts';

export interface Admission {
  /**
   * Takes a place for a file of so many bytes; gives what frees it again. Throws an UploadError where the sender,
   * the process or the disk has too much already. `client`: undefined where nobody tells senders apart.
   */
  enter(client: string | undefined, bytes: number): Promise<() => void>;
}

export function createAdmission(
  folder: string,
  { atOnce, atOncePerClient, unclaimedPerClient, spare }: UploadLimits,
  rows: Pick<UploadRows, 'unclaimedOf'>,
): Admission {
  let inAll = 0;
  const byClient = new Map<string, number>();

  function take(client: string | undefined): () => void {
    const own = client === undefined ? 0 : (byClient.get(client) ?? 0);
    if (client !== undefined && own >= atOncePerClient) throw new UploadError('too_many');
    if (inAll >= atOnce) throw new UploadError('busy');
    inAll += 1;
    if (client !== undefined) byClient.set(client, own + 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      inAll -= 1;
      if (client === undefined) return;
      const left = (byClient.get(client) ?? 1) - 1;
      if (left === 0) byClient.delete(client);
      else byClient.set(client, left);
    };
  }

  async function check(client: string | undefined, bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < spare) throw new UploadError('no_space');
    if (client === undefined) return;
    const lying = await rows.unclaimedOf(client);
    if (lying.files >= unclaimedPerClient.files || lying.bytes + bytes > unclaimedPerClient.bytes)
      throw new UploadError('too_many');
  }

  return {
    async enter(client, bytes) {
      const free = take(client);
      try {
        await check(client, bytes);
        return free;
      } catch (error) {
        free();
        throw error;
      }
    },
  };
}
