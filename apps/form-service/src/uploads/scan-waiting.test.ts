import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintainUploads } from './maintain-uploads.ts';
import type { ScanVerdict } from './scan/scanner.ts';
import { fileOf, openUploadService, type UploadService } from './testing/open-upload-service.ts';

let service: UploadService;
/** Contents that the scanner was shown. */
let shown: string[];
/** Runs while the scanner looks at a file that waited. */
let look: () => Promise<ScanVerdict>;

const gaveUp: ScanVerdict = { kind: 'failed', reason: 'INSTREAM size limit exceeded. ERROR' };
const away: ScanVerdict = { kind: 'away', reason: 'connect ECONNREFUSED' };

beforeEach(async () => {
  shown = [];
  const scanner = {
    isRequired: false,
    scanFile: async () => away,
    async scanStream(bytes: AsyncIterable<Buffer>) {
      const pieces: Buffer[] = [];
      for await (const piece of bytes) pieces.push(piece);
      shown.push(Buffer.concat(pieces).toString());
      return look();
    },
  };
  service = await openUploadService({ options: { scanner } });
  for (const content of ['a', 'b', 'c']) {
    await service.uploadRecord(fileOf(content, `${content}.txt`));
    service.pass(1_000);
  }
});

afterEach(() => service.close());

const round = async () => service.service.uploads?.scanWaiting(() => undefined);

test('a round ends after a minute, and the next goes on with the files that follow', async () => {
  look = async () => {
    service.pass(60_000);
    return gaveUp;
  };
  for (let rounds = 0; rounds < 4; rounds++) await round();
  expect(shown).toEqual(['a', 'b', 'c', 'a']);
});

test('a round ends while the scanner cannot be reached, and the next begins with the same file', async () => {
  look = async () => (shown.length === 2 ? away : gaveUp);
  await round();
  expect(shown).toEqual(['a', 'b']);
  await round();
  expect(shown).toEqual(['a', 'b', 'b', 'c']);
});

test('rounds that take longer than the pause between them form no queue', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const isLooking = Promise.withResolvers<void>();
    const verdict = Promise.withResolvers<ScanVerdict>();
    look = () => {
      isLooking.resolve();
      return verdict.promise;
    };
    const log = { info() {}, warn() {}, error() {} };
    const tending = maintainUploads(service.service.uploads, log);
    await isLooking.promise;
    vi.advanceTimersByTime(10 * 60_000);
    verdict.resolve(gaveUp);
    await tending.close();
    expect(shown).toEqual(['a', 'b', 'c']);
  } finally {
    vi.useRealTimers();
  }
});
