import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor, type PlainPage } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const twice = (type: string, key: string, more: JsonObject = {}) => [
  field(type, key, more),
  field('fieldset', `${key}Set`, { components: [field(type, key, more)] }),
];

let site: TestSite;
beforeAll(async () => {
  const components = [
    ...twice('textfield', 'phone'),
    ...twice('number', 'count', { defaultValue: 2 }),
    field('datagrid', 'rows', { components: twice('textfield', 'inside') }),
    ...twice('checkbox', 'agreed', { defaultValue: true }),
    field('textfield', 'last', { validate: { required: true } }),
  ];
  const pages = ['one', 'two'].map((key) =>
    field('panel', key, { components: [field('textfield', 'phone', { validate: { required: true } })] }),
  );
  site = await openSite({}, [
    { title: 'Shared', path: 'shared', components },
    { title: 'Steps', path: 'steps', display: 'wizard', components: pages },
  ]);
});
afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);

/** Types into the control of that name that comes so far down the page. */
function typing(page: PlainPage, name: string, place: number, text: string): PlainPage {
  let seen = 0;
  const entries = page.entries.map(([control, value]) => {
    const isIt = control === name && ++seen === place;
    return [control, isIt ? text : value] as const;
  });
  return { ...page, entries };
}

test.each([1, 2])(
  'of fields that share a key, without a script what was typed into number %i is kept, changed and emptied',
  async (place) => {
    const first = typing(typing(await open('/en/shared'), 'phone', place, '555'), 'count', place, '7');
    const refused = await press('/en/shared', typing(first, 'rows[0].inside', place, 'in'));
    expect(refused.status).toBe(422);
    const said = (page: PlainPage, name: string) => page.entries.filter(([control]) => control === name);
    for (const [name, text] of [
      ['phone', '555'],
      ['count', '7'],
      ['rows[0].inside', 'in'],
    ] as const)
      expect(said(refused, name)).toEqual([
        [name, text],
        [name, text],
      ]);
    const changed = typing(typing(refused, 'phone', place, '556'), 'rows[0].inside', place, '');
    const again = await press('/en/shared', changed);
    expect(said(again, 'phone')).toEqual([
      ['phone', '556'],
      ['phone', '556'],
    ]);
    const sent = await press('/en/shared', again, undefined, { last: `x${place}` });
    expect(sent.status).toBe(303);
    expect(storedData(site, 'shared').at(-1)).toEqual({
      ...{ phone: '556', count: 7, rows: [{ inside: '' }], agreed: true, last: `x${place}` },
    });
  },
);

test('so it is where they stand on two pages of a wizard', async () => {
  const second = await press('/fr/steps', await open('/fr/steps'), ['guichet:turn', 'forward'], {
    phone: '555',
  });
  const inputsIn = ({ html }: PlainPage) => html.match(/<input[^>]* name="phone"[^>]*>/g) ?? [];
  const placeIn = (page: PlainPage) => inputsIn(page).findIndex((tag) => tag.includes('type="text"'));
  const shownIn = (page: PlainPage) => /value="([^"]*)"/.exec(inputsIn(page)[placeIn(page)] ?? '')?.[1];
  expect(shownIn(second)).toBe('555');
  const changed = typing(second, 'phone', placeIn(second) + 1, '556');
  const first = await press('/fr/steps', changed, ['guichet:turn', 'previous']);
  expect(shownIn(first)).toBe('556');
  const forth = await press('/fr/steps', first, ['guichet:turn', 'forward']);
  expect((await press('/fr/steps', forth)).status).toBe(303);
  expect(storedData(site, 'steps')).toEqual([{ phone: '556' }]);
});
