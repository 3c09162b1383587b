import { isJsonObject, type JsonObject } from '../../../../packages/definition/src/definition.ts';
import type { RandomSource } from '../../random.ts';
import type { Doing, Header, Kind, RawRequest, RawResponse } from '../case.ts';
import { oddHeaders } from '../odd-headers.ts';
import { oddPath } from '../odd-path.ts';
import { oddJson, oddText } from '../odd-text.ts';
import { keyOf, mannerOf, submit } from './api.ts';

const json: Header = ['content-type', 'application/json'];

export const fileKinds: readonly Kind[] = [
  {
    name: 'files that are kept',
    covers: [
      ...[
        'POST /api/file',
        'GET /api/file/:id',
        'HEAD /api/file/:id',
        'GET /api/file/:id/record',
        'HEAD /api/file/:id/record',
      ],
      ...['POST /api/file/:id', 'DELETE /api/file/:id'],
    ],
    weight: 8,
    async run(doing) {
      const { random, send, expect, facts } = doing;
      const content = random.hex(2 * (1 + random.whole(4_000)));
      const field = random.one(['papers', 'secrets', 'papers', 'none']);
      const answer = await send(
        upload(`form=long/anything&field=${field}`, wholeFile(content, random), mannerOf(random)),
      );
      if (answer.status !== 201) return;
      const reported = objectIn(answer);
      const path = `/api/file${reported.url}`;
      const file = { ...reported, storage: 'url', url: path };
      for (const place of [path, `${path}/record`])
        for (const method of ['GET', 'HEAD'])
          await send({ method, path: place, headers: oddHeaders(random) });
      const link = await send({ method: 'POST', path, headers: [json], body: '{}' });
      if (link.status === 200) {
        const got = await send({ method: 'GET', path: String(objectIn(link).url) });
        expect(
          got.status === 200 && got.body.toString() === content,
          `a kept file is given back with ${got.status}`,
        );
      }
      const form = facts.forms.find(({ alias }) => alias === 'long/anything');
      if (random.chance(0.5) || form === undefined) return void (await remove(doing, path, [204]));
      const sent = await submit(doing, form, { data: { name: 'x', [field]: [file] } }, keyOf(random));
      if (sent.status === 201) doing.acknowledged({ kind: 'file', name: String(reported.url).slice(1) });
      await remove(doing, path, sent.status === 201 ? [409] : [204]);
    },
  },
  {
    name: 'files that are no files',
    covers: ['POST /api/file'],
    weight: 5,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms);
      const field = random.one([
        ...['papers', 'stamps', 'others', '', '__proto__', 'a.b[0]'],
        random.maybeOne(form?.files ?? []) ?? '',
        oddPath(random),
      ]);
      const alias = random.one(['long/anything', form?.alias ?? '', oddPath(random)]);
      const query = random.one([
        `form=${alias}&field=${field}`,
        `form=${alias}`,
        '',
        `form=${alias}&form=x&field=${field}`,
        `form=${alias}&field=${field}&version=${random.hex(64)}`,
      ]);
      await send(upload(query, brokenFile(random), mannerOf(random), oddHeaders(random)));
    },
  },
  {
    name: 'files that nobody has',
    covers: [
      ...[
        'GET /api/file/:id',
        'HEAD /api/file/:id',
        'GET /api/file/:id/record',
        'POST /api/file/:id',
        'DELETE /api/file/:id',
      ],
    ],
    weight: 3,
    async run({ random, send }) {
      const id = random.one([random.hex(40), random.hex(39), oddPath(random)]);
      await send({
        method: random.one(['GET', 'HEAD', 'POST', 'DELETE', 'PUT']),
        path: `/api/file/${id}${random.one(['', '/record', '?expires=1&signature=x', '?expires=99999999999999&signature=%ff'])}`,
        headers: oddHeaders(random),
      });
    },
  },
  {
    name: 'files that are announced and put',
    covers: ['POST /api/*', 'PUT /api/file/:id'],
    weight: 4,
    async run(doing) {
      const { random, send, expect } = doing;
      const content = random.hex(2 * (1 + random.whole(2_000)));
      const size = random.chance(0.8) ? content.length : random.one([0, -1, 1e12, 0.5, 3]);
      const announced = {
        name: 'a.txt',
        size,
        type: 'text/plain',
        field: random.one(['plans', 'plans', 'papers', 'none']),
      };
      const answer = await send({
        ...{ method: 'POST', path: '/api/long/anything/storage/s3', headers: [json] },
        body: random.chance(0.9) ? JSON.stringify(announced) : oddJson(random, announced),
      });
      if (answer.status !== 200) return;
      const address = String(objectIn(answer).signed);
      const put = (path: string, body: string): RawRequest => ({
        method: 'PUT',
        path,
        body,
        headers: [['content-type', 'text/plain']],
        manner: mannerOf(random),
      });
      await send(put(address.replace(/.$/, 'x'), content));
      await Promise.all([
        send(put(address, content)),
        send(put(address, content)),
        send(put(address, content.slice(1))),
      ]);
      const last = await send({ ...put(address, content), manner: 'whole' });
      if (size === content.length)
        expect(last.status === 200, `a file that was put again is answered with ${last.status}`);
    },
  },
  {
    name: 'files for the servers of others',
    covers: ['POST /api/file/outside', 'DELETE /api/file/outside'],
    weight: 2,
    async run({ random, send }) {
      const query = `form=long/anything&field=${random.one(['others', 'papers', 'x'])}`;
      const more = random.one([
        '',
        '&url=http://127.0.0.1/&expires=9999999999&signature=x',
        '&url=a&url=b',
        '&expires=NaN',
      ]);
      if (random.chance(0.5))
        await send({
          method: 'DELETE',
          path: `/api/file/outside?${query}${more}`,
          headers: oddHeaders(random),
        });
      else
        await send({
          ...upload(query, brokenFile(random), mannerOf(random)),
          path: `/api/file/outside?${query}${more}`,
        });
    },
  },
];

async function remove({ send, expect }: Doing, path: string, statuses: readonly number[]): Promise<void> {
  const { status } = await send({ method: 'DELETE', path });
  expect(statuses.includes(status ?? 0), `deleting a file is answered with ${status}`);
}

function upload(
  query: string,
  body: string,
  manner: RawRequest['manner'],
  headers: readonly Header[] = [],
): RawRequest {
  const type: Header = ['content-type', 'multipart/form-data; boundary=between'];
  return {
    method: 'POST',
    path: `/api/file?${query}`,
    headers: [type, ...headers],
    body,
    ...(manner && { manner }),
  };
}

function wholeFile(content: string, random: RandomSource): string {
  const name = random.one(['a.txt', 'plan.pdf.txt', 'é\u202e.txt', 'x'.repeat(300), '../../x.txt']);
  return `--between\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--between--\r\n`;
}

function brokenFile(random: RandomSource): string {
  const part = wholeFile(oddText(random), random);
  return random.one([
    ...[
      part,
      part.slice(0, random.whole(part.length)),
      part.repeat(3),
      '',
      '--between--',
      '--between\r\n\r\n',
      '\r\n'.repeat(5_000),
    ],
    ...[
      '--between\r\n'.repeat(3_000),
      part.replace('filename=', 'x='),
      part.replace('name="file"', `name="${'n'.repeat(400)}"`),
    ],
    ...[
      part.replace('Content-Type', `${'X-A: b\r\n'.repeat(500)}Content-Type`),
      part.replace('text/plain', 'image/png\0'),
    ],
    ...[
      '--between\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(60),
      part.replaceAll('between', 'other'),
    ],
  ]);
}

export function objectIn({ body }: RawResponse): JsonObject {
  const value: unknown = JSON.parse(body.toString());
  return isJsonObject(value) ? value : {};
}
