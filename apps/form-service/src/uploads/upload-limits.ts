/** Upload limits beside those of each field. A deployment's disk and patience; product constants. */
export interface UploadLimits {
  /** Bytes of one file, whatever a field allows. */
  readonly largest: number;
  /** Files that one sender has under way at once. */
  readonly atOncePerClient: number;
  /** Limits on a sender's files that no submission has claimed. */
  readonly unclaimedPerClient: { readonly files: number; readonly bytes: number };
  /** Files under way at once in this process. */
  readonly atOnce: number;
  /** Bytes of the disk that are left free. */
  readonly spare: number;
  readonly sending: SendingLimits;
}

/** The speed that a sender must keep. */
export interface SendingLimits {
  /** Milliseconds without a byte. */
  readonly idleMs: number;
  /** Bytes a second on the average, validated from `graceMs` on: well below a bad phone connection. */
  readonly leastRate: number;
  readonly graceMs: number;
  /** Milliseconds of one request. */
  readonly longestMs: number;
}

const megabyte = 1024 ** 2;
const minute = 60_000;

/** One request with a file may take so long; the server's own limit of a request must not be shorter. */
export const longestRequestMs = 60 * minute;

export const uploadLimits: UploadLimits = {
  largest: 1024 * megabyte,
  atOncePerClient: 10,
  unclaimedPerClient: { files: 500, bytes: 4096 * megabyte },
  atOnce: 200,
  spare: 1024 * megabyte,
  sending: { idleMs: 30_000, leastRate: 2048, graceMs: 30_000, longestMs: longestRequestMs },
};

/** How long a file stays that no submission claims. Product constant: a day. */
export const unclaimedForMs = 24 * 60 * minute;
