import fc from 'fast-check';
import { isJsonObject, type Json, type JsonObject } from '../../../../packages/definition/src/definition.ts';
import { arbitraryData } from '../../../compare/arbitrary-data.ts';
import type { RandomSource } from '../../random.ts';
import type { Doing, Header, Kind, RawResponse } from '../case.ts';
import type { FormFacts } from '../facts.ts';
import { oddHeaders } from '../odd-headers.ts';
import { oddPath } from '../odd-path.ts';
import { oddJson, oddText, oddValue } from '../odd-text.ts';

const json: Header = ['content-type', 'application/json'];

export const apiKinds: readonly Kind[] = [
  {
    name: 'definitions',
    covers: ['GET /api/form', 'HEAD /api/form', 'GET /api/*', 'HEAD /api/*'],
    weight: 6,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms)?.alias ?? '';
      const place = random.one([
        'form',
        `${form}`,
        `${form}?full=true`,
        `${form}/exists`,
        oddPath(random),
        `${form}/${oddPath(random)}`,
      ]);
      await send({ method: random.one(['GET', 'HEAD']), path: `/api/${place}`, headers: oddHeaders(random) });
    },
  },
  {
    name: 'other methods',
    covers: ['PUT /api/*', 'PATCH /api/*', 'DELETE /api/*'],
    weight: 2,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms)?.alias ?? '';
      await send({
        method: random.one(['PUT', 'PATCH', 'DELETE']),
        path: `/api/${random.one([`${form}/submission/${random.hex(24)}`, form, `${form}/storage/s3?key=${random.hex(40)}`, oddPath(random)])}`,
        headers: [json, ...oddHeaders(random)],
        body: random.one(['', '{}', oddJson(random, {})]),
      });
    },
  },
  {
    name: 'submissions that are no submissions',
    covers: ['POST /api/*'],
    weight: 12,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms);
      if (form === undefined) return;
      await send({
        method: 'POST',
        path: `/api/${random.chance(0.1) ? oddPath(random) : form.alias}${random.one(['/submission', '/submission', '', '/exists', '/storage/s3'])}`,
        headers: [random.chance(0.8) ? json : oddType(random), ...oddHeaders(random)],
        body: oddJson(random, bodyFor(form, random)),
        manner: mannerOf(random),
      });
    },
  },
  {
    name: 'submissions',
    covers: ['POST /api/*'],
    weight: 30,
    async run(doing) {
      const { random, facts } = doing;
      const form = random.maybeOne(facts.forms);
      if (form === undefined) return;
      await submit(doing, form, bodyFor(form, random), random.chance(0.7) ? keyOf(random) : undefined);
    },
  },
  {
    name: 'large lists',
    covers: ['POST /api/*'],
    weight: 1,
    async run(doing) {
      const { random, facts } = doing;
      const form = random.maybeOne(facts.forms.filter(({ definition }) => listsOf(definition).length > 0));
      const list = form && random.maybeOne(listsOf(form.definition));
      if (form === undefined || list === undefined) return;
      const item = random.one<Json>([1, 'v', null, {}, [], { a: 1 }]);
      const data = { [list]: Array.from({ length: random.one([10, 500, 3_000, 19_000]) }, () => item) };
      await submit(doing, form, { data }, undefined);
    },
  },
  {
    name: 'one key many times at once',
    covers: ['POST /api/*'],
    weight: 4,
    async run(doing) {
      const { random, facts, expect } = doing;
      const form = facts.forms.find(({ alias }) => alias === 'long/anything');
      if (form === undefined) return;
      const [key, body] = [
        uuidOf(random),
        { data: { name: oddText(random).toWellFormed().replaceAll('\0', '') } },
      ];
      const differentBody = { data: { name: 'another' } };
      const bodies = Array.from({ length: 2 + random.whole(4) }, () =>
        random.chance(0.2) ? differentBody : body,
      );
      const answers = await Promise.all(bodies.map((sentBody) => submit(doing, form, sentBody, key)));
      const references = new Set(
        answers.flatMap((answer) => (answer.status === 201 ? [referenceIn(answer)] : [])),
      );
      expect(references.size === 1, `one key was acknowledged under ${references.size} numbers`);
    },
  },
];

/** Posts a submission; one that is acknowledged is looked for when all is over. */
export async function submit(
  { random, send, expect, acknowledged }: Doing,
  form: FormFacts,
  body: JsonObject,
  key: string | undefined,
): Promise<RawResponse> {
  const answer = await send({
    method: 'POST',
    path: `/api/${form.alias}/submission`,
    headers: [json, ...(key === undefined ? [] : [['idempotency-key', key] as const])],
    body: JSON.stringify(body),
    manner: random.chance(0.05) ? 'slow' : 'whole',
  });
  if (answer.status !== 201) return answer;
  const name = referenceIn(answer);
  expect(name !== '', 'a submission was acknowledged without a number');
  acknowledged({ kind: 'submission', name, form: form.alias, key });
  return answer;
}

export function referenceIn({ body }: RawResponse): string {
  const answer: unknown = JSON.parse(body.toString());
  const metadata = isJsonObject(answer) && isJsonObject(answer.metadata) ? answer.metadata : {};
  return typeof metadata.referenceNumber === 'string' ? metadata.referenceNumber : '';
}

/** The body of a submission, with something odd in it. */
export function bodyFor(form: FormFacts, random: RandomSource): JsonObject {
  const data = dataFor(form, random);
  const names = Object.keys(data);
  const spoilt = random.maybeOne(names);
  return {
    data: random.chance(0.4) && spoilt !== undefined ? { ...data, [spoilt]: oddValue(random) } : data,
    ...(random.chance(0.8) && { metadata: metadataFor(form, random) }),
    ...(random.chance(0.1) && { [oddText(random)]: oddValue(random) }),
  };
}

export function dataFor({ definition }: FormFacts, random: RandomSource): JsonObject {
  const components = Array.isArray(definition.components) ? definition.components : [];
  const [data = {}] = fc.sample(arbitraryData(components), { seed: random.whole(2 ** 31), numRuns: 1 });
  return data;
}

function metadataFor({ version }: FormFacts, random: RandomSource): JsonObject {
  const minutes = String(random.whole(60)).padStart(2, '0');
  const hours = String(random.whole(24)).padStart(2, '0');
  return {
    formVersion: random.one([version, version, version, random.hex(64), 'x', 1, {}]),
    timezone: random.one([
      'America/Toronto',
      'UTC',
      'aMERICA/tORONTO',
      `${random.one(['+', '-'])}${hours}:${minutes}`,
      'Mars/Phobos',
      '',
      5,
    ]),
    language: random.one(['en', 'fr', 'fr-CA', 'tlh', null, ['fr'], marker2]),
    ...(random.chance(0.2) && { partOf: { form: 'x', _id: random.hex(24), referenceNumber: 'X' } }),
    ...(random.chance(0.2) && { unchecked: oddValue(random), referenceNumber: oddValue(random) }),
    ...(random.chance(0.1) && { selectData: oddValue(random) }),
  };
}

const marker2 = '</script>';

export function keyOf(random: RandomSource): string {
  return random.chance(0.95)
    ? uuidOf(random)
    : random.one(['short', 'x'.repeat(300), '"quoted-key-0001"', 'clé-élève-0000000']);
}

export function uuidOf(random: RandomSource): string {
  return [8, 4, 4, 4, 12].map((length) => random.hex(length)).join('-');
}

export function oddType(random: RandomSource): Header {
  return [
    'content-type',
    random.one([
      ...[
        '',
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'application/x-www-form-urlencoded',
      ],
      ...[
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/json;;',
        '*/*',
        'x',
        'application/octet-stream',
      ],
    ]),
  ];
}

export function mannerOf(random: RandomSource): 'whole' | 'slow' | 'cut' | 'gone' {
  return random.chance(0.9) ? 'whole' : random.one(['slow', 'cut', 'gone']);
}

function listsOf(definition: JsonObject): readonly string[] {
  const found: string[] = [];
  JSON.stringify(definition, (_, value) => {
    if (isJsonObject(value) && /^(datagrid|editgrid|selectboxes|tags)$/.test(String(value.type)))
      found.push(String(value.key));
    return value;
  });
  return found;
}
