import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileOf, openUploadService } from './testing/open-upload-service.ts';

const megabyte = 1024 * 1024;

test('an archive that would grow a thousandfold is kept as it is and never unpacked', async () => {
  const service = await openUploadService();
  // In pieces, so that this process does not hold what it measures.
  const content = Readable.from(Array<Buffer>(100).fill(Buffer.alloc(megabyte)));
  const bomb = await buffer(content.pipe(createGzip()));
  const before = process.memoryUsage().rss;
  const taken = await service.uploadRecord(fileOf(bomb, 'a.gz', 'application/gzip'));
  expect(taken).toMatchObject({ size: bomb.length, type: 'application/gzip' });
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * megabyte);
  await service.close();
});
