import type { RandomSource } from '../../random.ts';
import type { Header, Kind } from '../case.ts';
import type { FormFacts } from '../facts.ts';
import { oddCookie, oddHeaders } from '../odd-headers.ts';
import { oddPath } from '../odd-path.ts';
import { oddText, oddValue } from '../odd-text.ts';
import { bodyFor, keyOf, mannerOf, oddType, uuidOf } from './api.ts';

const encoded: Header = ['content-type', 'application/x-www-form-urlencoded'];

/** Forms sent without a script. */
export const postKinds: readonly Kind[] = [
  {
    name: 'plain posts',
    covers: ['POST /:locale/*'],
    weight: 14,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms);
      if (form === undefined) return;
      const { status, headers } = await send({
        method: 'POST',
        path: `/${random.one(['en', 'fr', 'xx'])}/${random.chance(0.9) ? form.alias : oddPath(random)}`,
        headers: [
          random.chance(0.9) ? encoded : oddType(random),
          ...oddHeaders(random),
          ['cookie', oddCookie(random)],
        ],
        body: fieldsFor(form, random),
        manner: mannerOf(random),
      });
      if (status !== 303) return;
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
      await send({ method: 'GET', path: headers.get('location') ?? '/', headers: [['cookie', cookie]] });
    },
  },
  {
    name: 'the same plain post twice at once',
    covers: ['POST /:locale/*'],
    weight: 2,
    async run({ random, facts, send, expect }) {
      const form = facts.forms.find(({ alias }) => alias === 'long/anything');
      if (form === undefined) return;
      const key = uuidOf(random);
      const sending = {
        ...{ method: 'POST', path: `/en/${form.alias}`, headers: [encoded] },
        body: new URLSearchParams({
          name: key,
          'guichet:version': form.version,
          'guichet:key': key,
        }).toString(),
      };
      const answers = await Promise.all([send(sending), send(sending), send(sending)]);
      expect(
        answers.every(({ status }) => status === 303),
        `a plain post with a key was answered with ${answers.map(({ status }) => status)}`,
      );
    },
  },
  {
    name: 'plain posts with files',
    covers: ['POST /:locale/*'],
    weight: 3,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms.filter(({ files }) => files.length > 0));
      if (form === undefined) return;
      const parts = [...new URLSearchParams(fieldsFor(form, random))].slice(0, 40);
      const texts = parts.map(([name, value]) => partOf(`form-data; name="${name}"`, value));
      const files = form.files.map((name) =>
        partOf(
          `form-data; name="${name}"; filename="${random.one(['a.txt', '', '../x', 'é"\r\n', 'x'.repeat(500)])}"`,
          oddText(random),
        ),
      );
      await send({
        method: 'POST',
        path: `/en/${form.alias}`,
        headers: [['content-type', 'multipart/form-data; boundary=between']],
        body: `${[...texts, ...files].join('')}--between${random.one(['--\r\n', '', '\r\n', '--'])}`,
        manner: mannerOf(random),
      });
    },
  },
];

function partOf(disposition: string, value: string): string {
  return `--between\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
}

function fieldsFor(form: FormFacts, random: RandomSource): string {
  if (random.chance(0.05))
    return random.one(['%', '&&&===', 'a=%ff%fe', '='.repeat(30_000), 'a=1&'.repeat(25_000), '\u0000']);
  const { data } = bodyFor(form, random);
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(data ?? {}))
    fields.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const name of form.controls)
    if (random.chance(0.5) && !name.startsWith('guichet:'))
      fields.append(name, random.chance(0.5) ? oddText(random).toWellFormed() : 'a');
  if (random.chance(0.1)) fields.append(random.one(['rows', 'people', ...form.controls]), deepJson(random));
  for (const [name, value] of intentsOf(form, random)) if (random.chance(0.4)) fields.append(name, value);
  return fields.toString();
}

/** A button's commands for a field there: see `encodeCommand`. */
function askedOf(path: string): readonly string[] {
  return [
    ...[`row:add ${path}`, `row:removed ${path} 0`, `row:save ${path} 0`, `row:up ${path} 99999999`],
    ...[`add f-${path}`, `remove f-${path} 0`, `choices ${path}`, `file:remove ${path} 0`],
    ...[`location:search ${path}`, `location:choose ${path} 0`, `address:choose ${path} {"a":{}}`],
  ];
}

/** Rows as a page carries them, nested as no form is. */
function deepJson(random: RandomSource): string {
  const levels = random.one([30, 50, 20_000]);
  return `[{"a":${'['.repeat(levels)}${']'.repeat(levels)}}]`;
}

function intentsOf(form: FormFacts, random: RandomSource): readonly Header[] {
  const path = random.one([...['rows', 'a', 'people', 'rows[0].what', '__proto__'], oddText(random)]);
  const carried = () => {
    const name = JSON.stringify(random.maybeOne(form.controls) ?? path);
    return `{${name}:${random.chance(0.6) ? JSON.stringify(oddValue(random)) : deepJson(random)}}`;
  };
  return [
    ['guichet:unposted', carried()],
    ['guichet:shared', carried()],
    ['guichet:version', random.one([form.version, random.hex(64), 'x'])],
    ['guichet:key', random.one([keyOf(random), `post-${random.hex(64)}`])],
    ['guichet:attempted', 'yes'],
    ['guichet:intent', random.one(['language', 'again', 'submit', 'x'])],
    [
      'guichet:turn',
      random.one(['forward', 'previous', 'enter', 'to:second', 'to:none', `to:${oddText(random)}`]),
    ],
    ['guichet:change', random.one([...askedOf(path), path, ''])],
    [
      'guichet:place',
      random.one([
        '{"at":"second","trail":["first","first"],"completed":["third"]}',
        '{"at":"none"}',
        '{"at":',
        '[]',
        `{"at":"first","trail":[${'"a",'.repeat(2_000)}"b"]}`,
      ]),
    ],
  ];
}
