import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const text = (key: string, label: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
const trees: JsonObject = {
  ...{ type: 'editgrid', key: 'trees', label: 'Trees', input: true },
  components: [text('species', 'Species', { validate: { required: true } }), text('reason', 'Reason')],
};
const page = (key: string, title: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type: 'panel', key, title, input: false },
  components,
});

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Drafts', path: 'drafts', components: [{ ...trees, key: 'drafts', rowDrafts: true }] },
    { title: 'Trees', path: 'trees', components: [trees, text('name', 'Name')] },
    { title: 'Asked', path: 'asked', components: [{ ...trees, key: 'asked', openWhenEmpty: true }] },
    {
      title: 'Pages',
      path: 'pages',
      display: 'wizard',
      components: [page('one', 'One', trees), page('two', 'Two')],
    },
  ]);
});
afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

/** The controls of a page that go with a post, as a browser sends them, with what a resident types over them. */
function entriesIn(html: string, typed: Readonly<Record<string, string>> = {}): Entries {
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  return inputs.map((tag) => {
    const read = (name: string) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
    return [read('name'), typed[read('name')] ?? read('value')];
  });
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

async function posted(entries: Entries, path: string): Promise<{ status: number; html: string }> {
  const response = await site.post(`/en/${path}`, entries);
  return { status: response.status, html: await response.text() };
}

const ask = (what: string): Entries => [['guichet:change', what]];
const enter: Entries = [['guichet:turn', 'enter']];
const offers = (html: string, what: string) => html.includes(`value="${what}"`);

test('rows are added, saved, opened, cancelled and removed by the buttons of the page, then sent', async () => {
  const first = await (await site.fetch('/en/trees')).text();
  expect(offers(first, 'row:add trees')).toBe(true);
  const added = await posted([...entriesIn(first), ...ask('row:add trees')], 'trees');
  expect([added.status, added.html.includes('name="trees[0].species"')]).toEqual([200, true]);
  // Only once every row is saved another one may be added.
  expect([offers(added.html, 'row:save trees 0'), offers(added.html, 'row:add trees')]).toEqual([
    true,
    false,
  ]);

  const oak = entriesIn(added.html, { 'trees[0].species': 'Oak', name: 'Ann' });
  const saved = await posted([...oak, ...ask('row:save trees 0')], 'trees');
  expect([saved.status, saved.html.includes('name="trees[0].species"')]).toEqual([200, false]);
  expect(saved.html).toContain('Oak');
  expect(saved.html).not.toContain('id="guichet-errors"');

  const second = await posted([...entriesIn(saved.html), ...ask('row:add trees')], 'trees');
  const elm = entriesIn(second.html, { 'trees[1].species': 'Elm' });
  const bothRows = await posted([...elm, ...enter], 'trees');
  expect([bothRows.status, offers(bothRows.html, 'row:open trees 1')]).toEqual([200, true]);

  const opened = await posted([...entriesIn(bothRows.html), ...ask('row:open trees 0')], 'trees');
  const ash = entriesIn(opened.html, { 'trees[0].species': 'Ash' });
  const left = await posted([...ash, ...ask('row:cancel trees 0')], 'trees');
  expect([left.html.includes('Oak'), left.html.includes('Ash')]).toEqual([true, false]);

  const again = await posted([...ash, ...ask('row:save trees 0')], 'trees');
  const oneRow = await posted([...entriesIn(again.html), ...ask('row:removed trees 1')], 'trees');
  expect([oneRow.html.includes('Ash'), oneRow.html.includes('Elm')]).toEqual([true, false]);

  const response = await site.post('/en/trees', entriesIn(oneRow.html));
  expect(response.status).toBe(303);
  expect(storedData(site, 'trees')).toEqual([{ trees: [{ species: 'Ash', reason: '' }], name: 'Ann' }]);
});

test('a row is removed once the resident says so, and nothing that was typed is lost by the question', async () => {
  const rows = JSON.stringify([
    { species: 'Oak', reason: '' },
    { species: 'Elm', reason: '' },
  ]);
  const before: Entries = [
    ['trees', rows],
    ['trees', 'open 1'],
    ['trees[1].species', 'Ash'],
    ['name', 'Ann'],
  ];
  const asked = await posted([...before, ...ask('row:remove trees 0')], 'trees');
  expect([asked.status, asked.html.includes('id="guichet-errors"')]).toEqual([200, false]);
  expect(asked.html).toMatch(/<dialog open="" [^>]*aria-labelledby="f-trees:removal-1-ask"/);
  expect(asked.html).toContain('Remove Trees, row 1?');
  // It leads to the question, and from there to the list or back to the button.
  expect(asked.html).toContain('formAction="#f-trees:removal-1-ask"');
  expect(asked.html).toContain('formAction="#f-trees:remove-1"');
  expect(entriesIn(asked.html)).toContainEqual(['trees[1].species', 'Ash']);

  const kept = await posted([...entriesIn(asked.html), ...ask('row:keep trees 0')], 'trees');
  expect([kept.html.includes('Oak'), kept.html.includes('<dialog')]).toEqual([true, false]);
  const gone = await posted([...entriesIn(asked.html), ...ask('row:removed trees 0')], 'trees');
  expect([gone.html.includes('Oak'), gone.html.includes('<dialog')]).toEqual([false, false]);
  expect(entriesIn(gone.html)).toContainEqual(['trees[0].species', 'Ash']);
  expect(entriesIn(gone.html)).toContainEqual(['name', 'Ann']);
});

test('the question is in the language of the page', async () => {
  const rows = JSON.stringify([{ species: 'Oak' }, { species: 'Elm' }]);
  const response = await site.post('/fr/trees', [['trees', rows], ...ask('row:remove trees 1')]);
  expect(await response.text()).toContain('Retirer «\u00a0Trees, ligne 2\u00a0»?');
});

test('a row with something wrong stays open, says what, and keeps what was typed', async () => {
  const added = await posted([['trees', '[]'], ...ask('row:add trees')], 'trees');
  const typed = entriesIn(added.html, { 'trees[0].reason': 'Dead' });
  for (const by of [ask('row:save trees 0'), enter]) {
    const refused = await posted([...typed, ...by], 'trees');
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Species is required.');
    expect(refused.html).toContain('value="Dead"');
  }
});

test('an open row keeps the form from being sent, and both sentences say so', async () => {
  const added = await posted([['trees', '[]'], ...ask('row:add trees')], 'trees');
  const { status, html } = await posted(entriesIn(added.html, { 'trees[0].species': 'Oak' }), 'trees');
  expect(status).toBe(422);
  expect(html).toContain('Trees has rows that are not saved.');
  expect(html).toContain('Trees: row 1 is not saved.');
  expect(html).toContain('value="Oak"');
});

test('a row that is opened or added after a failed attempt says nothing of that until the next one', async () => {
  const rows: Entries = [['trees', JSON.stringify([{ species: 'Oak' }, { species: 'Elm' }])]];
  const opened = await posted([...rows, ...ask('row:open trees 0')], 'trees');
  const refused = await posted(entriesIn(opened.html), 'trees');
  expect([refused.status, refused.html.includes('Trees: row 1 is not saved.')]).toEqual([422, true]);

  const bothOpen = await posted([...entriesIn(refused.html), ...ask('row:open trees 1')], 'trees');
  expect(bothOpen.html).toContain('Trees: row 1 is not saved.');
  expect(bothOpen.html).not.toContain('Trees: row 2 is not saved.');
  const again = await posted(entriesIn(bothOpen.html), 'trees');
  expect(again.html).toContain('Trees: row 2 is not saved.');

  const saved = await posted([...entriesIn(again.html), ...enter], 'trees');
  const added = await posted([...entriesIn(saved.html), ...ask('row:add trees')], 'trees');
  expect(added.html).toContain('New: Trees, row 3');
  expect(added.html).not.toContain('is not saved');
  expect(added.html).not.toContain('Species is required.');
  const sent = await posted(entriesIn(added.html), 'trees');
  expect([sent.status, sent.html.includes('Species is required.')]).toEqual([422, true]);
});

test('a row that was saved with something wrong in it is open on the page that says so', async () => {
  const [oak, none] = [
    { species: 'Oak', reason: '' },
    { species: '', reason: 'Dead' },
  ];
  const { status, html } = await posted([['drafts', JSON.stringify([oak, none])]], 'drafts');
  expect([status, html.includes('href="#f-2/species"')]).toEqual([422, true]);
  expect(entriesIn(html)).toContainEqual(['drafts[1].reason', 'Dead']);
  expect(html).not.toContain('name="drafts[0].species"');
});

test('the language is switched with a row open', async () => {
  const added = await posted([['trees', '[]'], ...ask('row:add trees')], 'trees');
  const oak = entriesIn(added.html, { 'trees[0].species': 'Oak' });
  const response = await site.post('/fr/trees', [...oak, ['guichet:intent', 'language']]);
  const html = await response.text();
  expect([response.status, html.includes('value="Oak"')]).toEqual([200, true]);
});

test('a wizard carries saved rows to its other pages and back, and Enter turns no page while a row is open', async () => {
  const first = await (await site.fetch('/en/pages')).text();
  const added = await posted([...entriesIn(first), ...ask('row:add trees')], 'pages');
  const oak = entriesIn(added.html, { 'trees[0].species': 'Oak' });
  const refused = await posted([...oak, ['guichet:turn', 'forward']], 'pages');
  expect([refused.status, refused.html.includes('Step 1 of 2')]).toEqual([422, true]);
  const saved = await posted([...oak, ...enter], 'pages');
  expect(saved.html).toContain('Step 1 of 2');
  const second = await posted([...entriesIn(saved.html), ...enter], 'pages');
  expect(second.html).toContain('Step 2 of 2');
  const back = await posted([...entriesIn(second.html), ['guichet:turn', 'previous']], 'pages');
  expect(back.html).toContain('Oak');
  expect(
    (await site.post('/en/pages', [...entriesIn(second.html), ['guichet:turn', 'forward']])).status,
  ).toBe(303);
  expect(storedData(site, 'pages')).toEqual([{ trees: [{ species: 'Oak', reason: '' }] }]);
});

test.each(['row:save none 0', 'row:save trees 7', 'row:open trees 9', 'row:cancel trees 0', 'row:save'])(
  'a change that no button asks for (%s) changes nothing',
  async (what) => {
    const rows = JSON.stringify([{ species: 'Oak' }]);
    const { status, html } = await posted([['trees', rows], ...ask(what)], 'trees');
    expect([status, html.includes('Oak'), offers(html, 'row:open trees 0')]).toEqual([200, true, true]);
  },
);

test('each button of an open row leads to something that is on the page that answers', async () => {
  const leadsTo = (html: string, what: string) => {
    const button = html.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`value="${what}"`));
    return /formAction="#([^"]*)"/i.exec(button ?? '')?.[1] ?? 'nowhere';
  };
  const first = await (await site.fetch('/en/asked')).text();
  const refused = await posted([...entriesIn(first), ...ask('row:save asked 0')], 'asked');
  expect(refused.html).toContain(`id="${leadsTo(first, 'row:save asked 0')}"`);
  const oak = entriesIn(refused.html, { 'asked[0].species': 'Oak' });
  const saved = await posted([...oak, ...ask('row:save asked 0')], 'asked');
  expect(saved.html).toContain(`id="${leadsTo(refused.html, 'row:save asked 0')}"`);
  const added = await posted([...entriesIn(saved.html), ...ask('row:add asked')], 'asked');
  expect(added.html).toContain(`id="${leadsTo(saved.html, 'row:add asked')}"`);
  const left = await posted([...entriesIn(added.html), ...ask('row:cancel asked 1')], 'asked');
  expect(left.html).toContain(`id="${leadsTo(added.html, 'row:cancel asked 1')}"`);
});
