import type { Doing, Header, Kind, RawRequest } from '../case.ts';
import { oddHeaders } from '../odd-headers.ts';
import { oddPath } from '../odd-path.ts';
import { oddText } from '../odd-text.ts';
import { mannerOf } from './api.ts';

const version: Header = ['tus-resumable', '1.0.0'];
const piece: Header = ['content-type', 'application/offset+octet-stream'];
const below = '/api/file/resumable/:id';

export const resumableKinds: readonly Kind[] = [
  {
    name: 'files in pieces',
    covers: ['POST /api/file/resumable', `PATCH ${below}`, `HEAD ${below}`, `DELETE ${below}`],
    weight: 5,
    async run(doing) {
      const { random, send, expect } = doing;
      const content = random.hex(2 * (1 + random.whole(3_000)));
      const address = await announce(doing, content.length);
      if (address === undefined) return;
      const half = random.whole(content.length);
      const sendPiece = (at: number, text: string, manner: RawRequest['manner'] = 'whole') =>
        send({
          method: 'PATCH',
          path: address,
          headers: [version, piece, ['upload-offset', String(at)]],
          body: text,
          manner,
        });
      for (let count = random.whole(4); count > 0; count -= 1)
        await sendPiece(
          random.one([0, 5, -1, content.length, 1e9]),
          content.slice(random.whole(content.length)),
          mannerOf(random),
        );
      await Promise.all([
        sendPiece(0, content.slice(0, half)),
        sendPiece(0, content.slice(0, half)),
        sendPiece(half, content.slice(half)),
      ]);
      const reported = await send({ method: 'HEAD', path: address, headers: [version] });
      const offset = Number(reported.headers.get('upload-offset') ?? Number.NaN);
      if (reported.status !== 200 || offset > content.length) return;
      const last = await sendPiece(offset, content.slice(offset));
      expect(
        [200, 204, 400, 404, 409, 410, 415, 423].includes(last.status ?? 0),
        `the last piece is answered with ${last.status}`,
      );
      if (random.chance(0.7)) await send({ method: 'DELETE', path: address, headers: [version] });
    },
  },
  {
    name: 'pieces that nobody asked for',
    covers: [
      'OPTIONS /api/file/resumable',
      'POST /api/file/resumable',
      `PATCH ${below}`,
      `HEAD ${below}`,
      `DELETE ${below}`,
    ],
    weight: 4,
    async run({ random, send }) {
      const id = random.one([random.hex(40), oddPath(random), '', '']);
      await send({
        method: random.one(
          id === '' ? ['OPTIONS', 'POST', 'GET'] : ['PATCH', 'HEAD', 'DELETE', 'GET', 'POST'],
        ),
        path: `/api/file/resumable${id === '' ? '' : `/${id}`}`,
        headers: [
          random.chance(0.8) ? version : ['tus-resumable', oddHeader(random)],
          random.chance(0.8) ? piece : ['content-type', random.one(['text/plain', 'application/json', ''])],
          ['upload-offset', random.one(['0', '-1', 'x', '99999999999999999999', '1.5'])],
          ['upload-length', random.one(['0', '10', '-5', 'x', '1e3', '99999999999999', '1099511627776'])],
          [
            'upload-metadata',
            random.one([
              '',
              'a',
              'form',
              'form %%%',
              ',,,',
              `form ${base64('x')},form ${base64('y')}`,
              'x '.repeat(2_000),
            ]),
          ],
          ...(random.chance(0.3)
            ? ([
                ['upload-defer-length', '1'],
                ['upload-concat', random.one(['partial', 'final;/x /y'])],
              ] as const)
            : []),
          ...oddHeaders(random),
        ],
        body: random.one(['', 'x', 'x'.repeat(5_000)]),
        manner: mannerOf(random),
      });
    },
  },
];

/** Where the pieces of a file go, that long. */
async function announce({ random, send }: Doing, length: number): Promise<string | undefined> {
  const reported = {
    form: 'long/anything',
    field: random.one(['films', 'films', 'films', 'papers', 'none']),
    ...{
      name: 'a.txt',
      filename: random.one(['a.txt', oddText(random).toWellFormed()]),
      filetype: 'text/plain',
    },
  };
  const metadata = Object.entries(reported).map(([name, value]) => `${name} ${base64(value)}`);
  const { status, headers } = await send({
    method: 'POST',
    path: '/api/file/resumable',
    headers: [version, ['upload-length', String(length)], ['upload-metadata', metadata.join(',')]],
  });
  const location = headers.get('location');
  return status === 201 && location !== undefined ? location.replace(/^https?:\/\/[^/]+/, '') : undefined;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function oddHeader(random: Doing['random']): string {
  return random.one(['0.2.2', '', 'x', '1.0.0, 1.0.0', '9'.repeat(3_000)]);
}
