import type { Json } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../http/test-service.ts';
import { createSources } from './create-sources.ts';
import { openSource, sendJson, type TestSource } from './testing/open-source.ts';
import { selectAt } from './testing/prepared.ts';

const streets = Array.from({ length: 30 }, (_, id) => ({ id, label: `Street ${id}` }));

let source: TestSource;
let tested: TestService;

beforeEach(async () => {
  source = await openSource();
  source.answer = ({ url = '' }, response) => {
    const { searchParams: asked } = new URL(url, source.url);
    const found = streets.filter(({ label }) => label.includes(asked.get('search') ?? ''));
    const skip = Number(asked.get('skip'));
    sendJson(response, found.slice(skip, skip + Number(asked.get('limit'))));
  };
  const strict = { validate: { onlyAvailableItems: true } };
  const sources = createSources({
    ...{ origins: [source.url], base: undefined, hasResources: false, now: Date.now, notify: () => {} },
  });
  const form = (path: string, component: Json) => ({ title: path, path, components: [component] });
  tested = await openTestService(
    {
      'pieces.json': form('pieces', selectAt(source.url, { ...strict, limit: 10 })),
      'long.json': form('long', selectAt(source.url, { ...strict, limit: 2, searchField: 'search' })),
      'told.json': form(
        'told',
        selectAt(source.url, {
          ...{ ...strict, limit: 2, searchField: 'search' },
          template: '<span>{{ item.label }} ({{ item.id }})</span>',
        }),
      ),
      'several.json': form('several', selectAt(source.url, { ...strict, multiple: true, limit: 40 })),
      'open.json': form('open', selectAt(source.url, { limit: 40 })),
    },
    { sources },
  );
});

afterEach(async () => {
  await tested.close();
  await source.close();
});

async function send(form: string, a: Json, metadata: Json = {}) {
  const answer = await tested.post({ data: { a }, metadata }, {}, `/api/${form}/submission`);
  return { status: answer.statusCode, body: JSON.parse(answer.payload) };
}

test('what stands in a later piece of the list is taken, and what stands in none is refused by its rule', async () => {
  expect((await send('pieces', 25)).status).toBe(201);
  const refused = await send('pieces', 99, { language: 'fr' });
  expect(refused.status).toBe(400);
  expect(refused.body.details).toEqual([
    expect.objectContaining({
      type: 'any.onlyAvailableItems',
      path: ['a'],
      message: 'La valeur choisie pour «\u00a0A\u00a0» n’est pas valide.',
    }),
  ]);
});

test('of a list that is too long to be read through it is searched for by the name that the page gives', async () => {
  const named = { selectData: { a: { label: 'Street 29' } } };
  const found = await send('long', 29, named);
  expect(found.status).toBe(201);
  expect(found.body.metadata.unchecked).toBeUndefined();
  expect((await send('long', 99, named)).status).toBe(400);
  const unnamed = await send('long', 29);
  expect(unnamed.body.metadata.unchecked).toEqual([
    { path: 'a', rule: 'onlyAvailableItems', reason: 'notRun' },
  ]);
});

test('of a name that is made of parts each part is searched for, and one that nothing answers to proves nothing', async () => {
  const emitted = (label: string) => ({ selectData: { a: { label, id: 29 } } });
  const found = await send('told', 29, emitted('Street 29'));
  expect(found.status).toBe(201);
  expect(found.body.metadata.unchecked).toBeUndefined();
  const unknown = await send('told', 29, emitted('Rue 29'));
  expect(unknown.status).toBe(201);
  expect(unknown.body.metadata.unchecked).toHaveLength(1);
});

test('of several each is looked for', async () => {
  expect((await send('several', [1, 2])).status).toBe(201);
  expect((await send('several', [1, 99])).status).toBe(400);
});

test('a source that does not answer stops nobody: what was chosen counts as not checked', async () => {
  source.answer = (_, response) => response.writeHead(503).end();
  const { status, body } = await send('pieces', 99);
  expect(status).toBe(201);
  expect(body.metadata.unchecked).toEqual([{ path: 'a', rule: 'onlyAvailableItems', reason: 'notRun' }]);
});

test('where the author does not ask for it nothing is looked up', async () => {
  expect((await send('open', 99)).status).toBe(201);
  expect(source.heard).toEqual([]);
});
