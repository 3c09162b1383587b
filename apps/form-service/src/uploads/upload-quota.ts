import { statfs } from 'node:fs/promises';
import type { Unclaimed, UploadRows } from '../storage/uploads.ts';
import { UploadError } from './upload-error.ts';
import type { UploadLimits } from './upload-limits.ts';

export interface UploadQuota {
  /**
   * Takes a place for a file, and room for so many bytes of it; gives what frees both again. `isAnnounced`: the sender's
   * unclaimed files count it already. Throws an UploadError where the sender, the process or the disk has too much.
   */
  enter(sender: UploadSender, bytes: number, file?: { readonly isAnnounced: boolean }): Promise<() => void>;
}

/**
 * Bytes that files under way were promised, of one disk. What has been written of them is counted twice, as the disk
 * has less free too: that errs on the side of the room that must stay.
 */
export interface BytesUnderWay {
  bytes: number;
}

/** The sender of a file. */
export interface UploadSender {
  /** A keyed hash. */
  readonly name: string;
  /** The same, as it is kept beside the file until a submission claims it. Undefined: what one sender has here is not counted. */
  readonly client: string | undefined;
}

/** Files that one sender has under way, and bytes of those that no row counts yet. */
interface OfSender {
  files: number;
  bytes: number;
}

/** Whatever else is counted: no sender has more than one in so many of a process's places. */
const share = 4;

/** `underWay`: shared by quotas of one disk. */
export function createUploadQuota(
  folder: string,
  { atOnce, atOncePerClient, unclaimedPerClient, spare }: UploadLimits,
  rows: Pick<UploadRows, 'unclaimedOf'>,
  underWay: BytesUnderWay = { bytes: 0 },
): UploadQuota {
  let inAll = 0;
  const bySender = new Map<string, OfSender>();
  const maxOfAll = Math.max(1, Math.floor(atOnce / share));

  function take({ name, client }: UploadSender): OfSender {
    if (inAll >= atOnce) throw new UploadError('busy');
    const usage = bySender.get(name) ?? { files: 0, bytes: 0 };
    const most = client === undefined ? maxOfAll : Math.min(maxOfAll, atOncePerClient);
    if (usage.files >= most) throw new UploadError('too_many');
    inAll += 1;
    usage.files += 1;
    bySender.set(name, usage);
    return usage;
  }

  function leave({ name }: UploadSender, usage: OfSender): void {
    inAll -= 1;
    usage.files -= 1;
    if (usage.files === 0) bySender.delete(name);
  }

  return {
    async enter(sender, bytes, { isAnnounced } = { isAnnounced: false }) {
      const usage = take(sender);
      const client = isAnnounced ? undefined : sender.client;
      try {
        const { bavail, bsize } = await statfs(folder);
        const lying = client === undefined ? undefined : await rows.unclaimedOf(client);
        // Nothing is awaited from here on: of files that come at once, each counts those before it.
        if (bavail * bsize - underWay.bytes - bytes < spare) throw new UploadError('no_space');
        if (lying !== undefined && isBeyond(unclaimedPerClient, lying, usage.bytes + bytes))
          throw new UploadError('quota');
      } catch (error) {
        leave(sender, usage);
        throw error;
      }
      const unclaimed = client === undefined ? 0 : bytes;
      underWay.bytes += bytes;
      usage.bytes += unclaimed;
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        underWay.bytes -= bytes;
        usage.bytes -= unclaimed;
        leave(sender, usage);
      };
    },
  };
}

function isBeyond(most: Unclaimed, lying: Unclaimed, more: number): boolean {
  return lying.files >= most.files || lying.bytes + more > most.bytes;
}
