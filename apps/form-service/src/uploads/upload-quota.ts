import { statfs } from 'node:fs/promises';
import type { UploadRows } from '../storage/uploads.ts';
import { UploadError } from './upload-error.ts';
import type { UploadLimits } from './upload-limits.ts';

export interface UploadQuota {
  /**
   * Takes a place for a file of so many bytes; gives what frees it again. Throws an UploadError where the sender,
   * the process or the disk has too much already.
   */
  enter(sender: UploadSender, bytes: number): Promise<() => void>;
}

/** The sender of a file. */
export interface UploadSender {
  /** A keyed hash. */
  readonly name: string;
  /** The same, as it is kept beside the file until a submission claims it. Undefined: what one sender has here is not counted. */
  readonly client: string | undefined;
}

/** Whatever else is counted: no sender has more than one in so many of a process's places. */
const share = 4;

export function createUploadQuota(
  folder: string,
  { atOnce, atOncePerClient, unclaimedPerClient, spare }: UploadLimits,
  rows: Pick<UploadRows, 'unclaimedOf'>,
): UploadQuota {
  let inAll = 0;
  const bySender = new Map<string, number>();
  const maxOfAll = Math.max(1, Math.floor(atOnce / share));

  function take({ name, client }: UploadSender): () => void {
    if (inAll >= atOnce) throw new UploadError('busy');
    const own = bySender.get(name) ?? 0;
    const most = client === undefined ? maxOfAll : Math.min(maxOfAll, atOncePerClient);
    if (own >= most) throw new UploadError('too_many');
    inAll += 1;
    bySender.set(name, own + 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      inAll -= 1;
      const left = (bySender.get(name) ?? 1) - 1;
      if (left === 0) bySender.delete(name);
      else bySender.set(name, left);
    };
  }

  async function check({ client }: UploadSender, bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < spare) throw new UploadError('no_space');
    if (client === undefined) return;
    const lying = await rows.unclaimedOf(client);
    if (lying.files >= unclaimedPerClient.files || lying.bytes + bytes > unclaimedPerClient.bytes)
      throw new UploadError('quota');
  }

  return {
    async enter(sender, bytes) {
      const free = take(sender);
      try {
        await check(sender, bytes);
        return free;
      } catch (error) {
        free();
        throw error;
      }
    },
  };
}
