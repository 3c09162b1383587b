import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

let site: TestSite;

beforeAll(async () => {
  const notes = { type: 'datamap', key: 'notes', label: 'Notes', input: true };
  site = await openSite({}, [{ title: 'Map', path: 'map', components: [notes] }]);
});

afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);
const path = '/en/map';

/** The label of the button that does this. */
function buttonIn(html: string, what: 'add' | 'remove', row = ''): readonly [string, string] {
  const [, value = ''] = new RegExp(`value="(${what} [^" ]+${row})"`).exec(html) ?? [];
  return ['guichet:change', value];
}

test('without a script rows are filled in, added and removed, and keep what is in them', async () => {
  const first = await open(path);
  const added = await press(path, first, buttonIn(first.html, 'add'), { notes: 'tree' });
  expect(added.status).toBe(200);
  const typed = added.entries.filter(([name]) => name === 'notes').map(([, value]) => value);
  expect(typed).toEqual(['tree', '', 'key', '']);
  const removed = await press(path, added, buttonIn(added.html, 'remove', ' 0'));
  expect(removed.entries.filter(([name]) => name === 'notes').map(([, value]) => value)).toEqual(['key', '']);
  expect(removed.html).not.toContain('value="remove');
  const sent = await site.post(path, [
    ['notes', 'tree'],
    ['notes', 'oak'],
    ['notes', ''],
    ['notes', ''],
  ]);
  expect(sent.status).toBe(303);
  expect(storedData(site, 'map').at(-1)).toEqual({ notes: { tree: 'oak' } });
});

test('a key that is sent twice, or a value without one, is refused, and both rows come back', async () => {
  for (const [key, words] of [
    ['tree', 'has “tree” more than once'],
    ['', 'has a value without a key'],
  ] as const) {
    const answer = await site.post(path, [
      ['notes', 'tree'],
      ['notes', 'oak'],
      ['notes', key],
      ['notes', 'elm'],
    ]);
    const html = await answer.text();
    expect([answer.status, html.includes(words)]).toEqual([422, true]);
    expect([html.includes('value="oak"'), html.includes('value="elm"')]).toEqual([true, true]);
  }
});
