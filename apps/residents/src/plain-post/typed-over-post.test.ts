import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const field = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'number', key, label: key, input: true },
  ...more,
});
const total = (of: string, more: JsonObject = {}) =>
  field('total', { calculateValue: `value = ${of} * 2`, allowCalculateOverride: true, ...more });

const required = { validate: { required: true } };

const panel = (key: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type: 'panel', key, title: key, components },
});
const grid: JsonObject = {
  ...{ type: 'datagrid', key: 'rows', label: 'Rows', input: true },
  components: [field('count'), total('row.count')],
};

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    { title: 'One', path: 'one', components: [field('count'), total('data.count'), field('must', required)] },
    {
      ...{ title: 'Text', path: 'text' },
      components: [field('count'), total('data.count', { type: 'textfield' })],
    },
    {
      ...{ title: 'Pages', path: 'pages', display: 'wizard' },
      components: [
        panel('first', field('count'), total('data.count')),
        panel('second', field('must', required)),
      ],
    },
    { title: 'Rows', path: 'rows', components: [grid, field('must', required)] },
  ]);
});
afterAll(() => site.close());

/** The post of a browser without a script, with some controls filled in. */
function filledIn(page: string, answers: Readonly<Record<string, string>>) {
  const form = page.slice(page.indexOf('<form'), page.indexOf('</form>'));
  const controls = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"') ?? '';
    return [attribute('name'), attribute('value')] as const;
  });
  return controls.map(([name, value]) => [name, answers[name] ?? value] as const);
}

/** Fills in a form page by page; the answers of the last one, as they are stored. */
async function send(alias: string, ...pages: readonly Readonly<Record<string, string>>[]) {
  let page = await (await site.fetch(`/en/${alias}`)).text();
  let status = 0;
  for (const answers of pages) {
    const answer = await site.post(`/en/${alias}`, filledIn(page, answers));
    status = answer.status;
    page = await answer.text();
  }
  expect([alias, status]).toEqual([alias, 303]);
  return storedData(site, alias).at(-1);
}

test('a number that was typed over a calculated one is stored, also after a refusal', async () => {
  expect(await send('one', { count: '3', total: '99' }, { must: '1' })).toMatchObject({
    count: 3,
    total: 99,
  });
  expect(await send('one', { count: '3', total: '99' }, { count: '4' }, { must: '1' })).toMatchObject({
    ...{ count: 4, total: 99 },
  });
});

test('what nobody typed over is calculated anew', async () => {
  expect(await send('one', { count: '3' }, { count: '5' }, { must: '1' })).toMatchObject({
    count: 5,
    total: 10,
  });
});

test('a number in a text is told from what was typed over it', async () => {
  expect(await send('text', { count: '3' })).toMatchObject({ total: 6 });
  expect(await send('text', { count: '3', total: 'many' })).toMatchObject({ total: 'many' });
});

test('a page of a wizard that was left keeps what was typed on it', async () => {
  expect(await send('pages', { count: '3', total: '99' }, { must: '1' })).toMatchObject({
    count: 3,
    total: 99,
  });
  expect(await send('pages', { count: '3' }, { must: '1' })).toMatchObject({ count: 3, total: 6 });
});

test('each row keeps its own', async () => {
  const typed = { 'rows[0].count': '3', 'rows[0].total': '99' };
  expect(await send('rows', typed, { must: '1' })).toMatchObject({ rows: [{ count: 3, total: 99 }] });
  expect(await send('rows', { 'rows[0].count': '3' }, { must: '1' })).toMatchObject({
    rows: [{ count: 3, total: 6 }],
  });
});
