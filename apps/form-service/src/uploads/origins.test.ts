import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bytes,
  fileOf,
  jsonOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';

const friend = 'https://www.city.example';
let service: UploadService;

beforeEach(async () => {
  service = await openUploadService({ origins: [friend] });
});
afterEach(() => service.close());

type Headers = Readonly<Record<string, string>>;

const metadata = Object.entries({ form: 'files', field: 'any', filename: 'a.txt' })
  .map(([name, text]) => `${name} ${btoa(text)}`)
  .join(',');

const tus = { 'tus-resumable': '1.0.0' };

function send(
  method: string,
  address: string,
  headers: Headers,
  body?: FormData | string,
): Promise<Response> {
  return fetch(`${service.url}${address}`, { method, headers, ...(body !== undefined && { body }) });
}

function multipart(): FormData {
  const body = new FormData();
  body.append('file', fileOf(bytes.text, 'a.txt'));
  return body;
}

/** Each way in which something of a file is sent, as a page does it. */
const ways: readonly (readonly [string, (headers: Headers) => Promise<Response>])[] = [
  ['a file', (headers) => send('POST', '/api/file?form=files&field=any', headers, multipart())],
  [
    'a file for another server',
    (headers) => send('POST', '/api/file/outside?form=files&field=elsewhere', headers, multipart()),
  ],
  [
    'the beginning of a file in pieces',
    (headers) =>
      send('POST', '/api/file/resumable', {
        ...{ ...tus, 'upload-length': '5', 'upload-metadata': metadata },
        ...headers,
      }),
  ],
  [
    'a piece',
    (headers) =>
      send(
        'PATCH',
        `/api/file/resumable/${'0'.repeat(40)}`,
        { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', ...headers },
        'Hello',
      ),
  ],
  [
    'the bytes of an announced file',
    (headers) => send('PUT', `/api/file/${'0'.repeat(40)}`, headers, 'Hello'),
  ],
  ['a deletion', (headers) => send('DELETE', `/api/file/${'0'.repeat(40)}`, headers)],
];

const strangers: readonly Headers[] = [
  { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
];

test.each(ways)('%s from a page of any other origin is refused, and nothing of it stays', async (_, way) => {
  for (const headers of strangers) expect(await refusalOf(await way(headers))).toBe('403 cross_site');
  expect([...service.lying('arriving'), ...service.lying('kept')]).toEqual([]);
});

test.each(ways)(
  '%s is taken of our own pages, of a page that may show our forms, and of a program',
  async (_, way) => {
    const sameOrigin = { origin: service.url, 'sec-fetch-site': 'same-origin' };
    const answers = [
      await way({}),
      await way(sameOrigin),
      await way({ origin: service.url }),
      await way({ origin: friend, 'sec-fetch-site': 'cross-site' }),
    ];
    const codes: (string | undefined)[] = [];
    for (const answer of answers) codes.push(await refusalOf(answer));
    // The final outcome is the same for all, and belongs to another test.
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).not.toContain('cross_site');
  },
);

test('a page that may show our forms may read what is said of a file in pieces; no other page may', async () => {
  const allowed = async (origin: string) => {
    const answer = await send('POST', '/api/file/resumable', {
      ...{ ...tus, 'upload-length': '5', 'upload-metadata': metadata, origin },
    });
    return [answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('vary')];
  };
  expect(await allowed(friend)).toEqual([201, friend, 'Origin']);
  expect(await allowed('https://elsewhere.example')).toEqual([403, null, null]);
});

test('a file that is here opens from any page', async () => {
  const record: JsonObject = await service.uploadRecord(fileOf(bytes.text, 'a.txt'));
  for (const headers of strangers) expect((await send('GET', String(record.url), headers)).status).toBe(200);
  expect(await jsonOf(await send('GET', `${record.url}/record`, {}))).toMatchObject({ size: 13 });
});
