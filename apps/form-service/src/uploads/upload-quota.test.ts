import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { UploadError } from './upload-error.ts';
import { type UploadLimits, uploadLimits } from './upload-limits.ts';
import { createUploadQuota, type UploadQuota, type UploadSender } from './upload-quota.ts';

const sender: UploadSender = { name: 'a', client: 'a' };
const nobody: UploadSender = { name: 'b', client: undefined };

function open(
  limits: Partial<UploadLimits>,
  lying = { files: 0, bytes: 0 },
  underWay?: { bytes: number },
): UploadQuota {
  const rows = { unclaimedOf: async () => lying };
  return createUploadQuota(tmpdir(), { ...uploadLimits, spare: 0, ...limits }, rows, underWay);
}

/** More than half of the free space, by far: other programs write to the disk meanwhile. */
function overHalfOfDisk(): number {
  const { bavail, bsize } = statfsSync(tmpdir());
  return Math.floor(bavail * bsize * 0.6);
}

/** Asks for places at once, which are answered in any order; gives how many were given, and the codes of refusals. */
async function enterAtOnce(quota: UploadQuota, count: number, bytes: number, who = sender) {
  const asked = Array.from({ length: count }, () => quota.enter(who, bytes));
  const answers = await Promise.allSettled(asked);
  const refusals = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  return {
    given: count - refusals.length,
    refusals: refusals.map((reason) => (reason instanceof UploadError ? reason.code : reason)),
  };
}

test('files that arrive at once are given no more of the disk than there is', async () => {
  const quota = open({ unclaimedPerClient: { files: 500, bytes: Number.MAX_SAFE_INTEGER } });
  const refusals = ['no_space', 'no_space', 'no_space', 'no_space'];
  expect(await enterAtOnce(quota, 5, overHalfOfDisk())).toEqual({ given: 1, refusals });
});

test('the room of a file is free again once it has come, or was refused', async () => {
  const quota = open({});
  const bytes = overHalfOfDisk();
  const free = await quota.enter(nobody, bytes);
  await expect(quota.enter(nobody, bytes)).rejects.toMatchObject({ code: 'no_space' });
  free();
  free();
  const again = await quota.enter(nobody, bytes);
  await expect(quota.enter(nobody, bytes)).rejects.toMatchObject({ code: 'no_space' });
  again();
});

test('quotas of one disk count what is under way in each of them', async () => {
  const underWay = { bytes: 0 };
  const [pages, posts] = [open({}, undefined, underWay), open({}, undefined, underWay)];
  const free = await pages.enter(nobody, overHalfOfDisk());
  await expect(posts.enter(nobody, overHalfOfDisk())).rejects.toMatchObject({ code: 'no_space' });
  free();
  await posts.enter(nobody, overHalfOfDisk());
});

test('files of one sender that arrive at once count with those that lie there unclaimed', async () => {
  const limits = { unclaimedPerClient: { files: 500, bytes: 1000 } };
  const quota = open(limits, { files: 1, bytes: 200 });
  expect(await enterAtOnce(quota, 5, 200)).toEqual({ given: 4, refusals: ['quota'] });
  expect(await enterAtOnce(quota, 1, 5000, nobody)).toEqual({ given: 1, refusals: [] });
});

test('a file that was announced counts once for its sender, however many of its parts arrive at once', async () => {
  const limits = { unclaimedPerClient: { files: 2, bytes: 1000 } };
  const quota = open(limits, { files: 2, bytes: 1000 });
  const asked = Array.from({ length: 5 }, () => quota.enter(sender, 200, { isAnnounced: true }));
  expect(await Promise.all(asked)).toHaveLength(5);
  await expect(quota.enter(sender, 1)).rejects.toMatchObject({ code: 'quota' });
});
