import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendPieces, type UploadOffset } from './send-pieces.ts';
import { type ForeignService, openForeignService, uploadCall } from './testing/open-foreign-service.ts';

let service: ForeignService;

beforeEach(async () => {
  service = await openForeignService();
});

afterEach(() => service.close());

const id = '0123456789abcdef0123456789abcdef01234567';

/** One try to go on with a file of ten bytes, of which the service has said that it has six. */
function resume(place: UploadOffset) {
  return sendPieces(uploadCall({}), service.environment, place, () => undefined);
}

test.each([404, 410])(
  'a file that came whole while its rest was sent (%s) is asked about again',
  async (status) => {
    const place = { address: `${service.origin}/api/file/resumable/${id}`, reached: 6 };
    const taken = {
      url: `/${id}`,
      name: 'plan-1.txt',
      originalName: 'plan.txt',
      size: 10,
      type: 'text/plain',
    };
    service.answer(
      { headers: { 'upload-offset': '6' } },
      { status, body: 'The file for this url was not found' },
      { headers: { 'upload-offset': '10' } },
      { body: taken },
    );
    expect(await resume(place)).toEqual({ kind: 'broken', code: 'network', hasMoved: false });
    expect(await resume(place)).toMatchObject({
      kind: 'uploaded',
      record: { url: `/api/file/${id}`, size: 10 },
    });
    expect(service.asked.map(({ method }) => method)).toEqual(['HEAD', 'PATCH', 'HEAD', 'GET']);
  },
);

test('a form that is not known refuses a file at once', async () => {
  service.answer({ status: 404, body: 'Invalid alias' });
  expect(await resume({ address: undefined, reached: 0 })).toMatchObject({ kind: 'failed' });
});
