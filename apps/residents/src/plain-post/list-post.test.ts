import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const text: JsonObject = { type: 'textfield', input: true };
const form: JsonObject = {
  title: 'Plates',
  path: 'plates',
  components: [
    { ...text, key: 'owner', label: 'Owner', validate: { required: true } },
    { ...text, key: 'plates', label: 'Plates', multiple: true },
    { ...text, key: 'fixed', label: 'Fixed', multiple: true, disabled: true },
    { ...text, key: 'pin', type: 'password', label: 'PIN' },
  ],
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [form]);
});
afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

/** The values of the controls of a name, as the page shows them. */
function shownIn(html: string, name: string): readonly (string | undefined)[] {
  const inputs = html.match(/<input[^>]*>/g)?.filter((tag) => tag.includes(`name="${name}"`)) ?? [];
  return inputs.map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');
}

async function posted(entries: Entries): Promise<{ status: number; html: string }> {
  const response = await site.post('/en/plates', entries);
  return { status: response.status, html: await response.text() };
}

test('without a script a button adds an answer and another removes one, and nothing is validated by it', async () => {
  const page = await (await site.fetch('/en/plates')).text();
  expect(shownIn(page, 'plates')).toEqual(['']);
  const [asked = ''] = page.match(/add f-plates/) ?? [];
  const added = await posted([
    ['owner', ''],
    ['plates', 'A'],
    ['pin', 'pin-1234'],
    ['guichet:change', asked],
  ]);
  expect([added.status, shownIn(added.html, 'plates')]).toEqual([200, ['A', '']]);
  expect(added.html).not.toContain('id="guichet-errors"');
  expect(added.html).not.toContain('pin-1234');
  const [remove = ''] = added.html.match(/remove f-plates 0/) ?? [];
  const removed = await posted([
    ['plates', 'A'],
    ['plates', 'B'],
    ['guichet:change', remove],
  ]);
  expect(shownIn(removed.html, 'plates')).toEqual(['B']);
});

test.each(['add f-owner', 'add f-fixed', 'remove f-plates 7', 'add f-none', 'x', ''])(
  'a change that no button asks for (%s) changes nothing',
  async (change) => {
    const { status, html } = await posted([
      ['owner', 'Ann'],
      ['plates', 'A'],
      ['guichet:change', change],
    ]);
    expect(status).toBe(200);
    expect([shownIn(html, 'owner'), shownIn(html, 'plates'), shownIn(html, 'fixed')]).toEqual([
      ['Ann'],
      ['A'],
      [''],
    ]);
  },
);

test('all answers of a list are received', async () => {
  const response = await site.post('/en/plates', [
    ['owner', 'Ann'],
    ['plates', 'A'],
    ['plates', 'B'],
  ]);
  expect(response.status).toBe(303);
});
