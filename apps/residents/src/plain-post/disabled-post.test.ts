import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
/** Disabled as soon as the box is checked. */
const locked = (type: string, key: string, more: JsonObject = {}) => {
  const simple = { show: true, when: 'lock', eq: 'true' };
  const property = { label: 'Disabled', value: 'disabled', type: 'boolean' };
  const action = { name: 'disable', type: 'property', property, state: true };
  const logic = [{ name: 'locked', trigger: { type: 'simple', simple }, actions: [action] }];
  return field(type, key, { logic, ...more });
};
const components = [
  field('checkbox', 'lock'),
  locked('textfield', 'name'),
  locked('number', 'count'),
  locked('checkbox', 'agreed'),
  locked('radio', 'size', { values: ['s', 'l'].map((value) => ({ value, label: value })) }),
  field('datagrid', 'rows', { components: [locked('textfield', 'inside'), field('textfield', 'open')] }),
  locked('datagrid', 'trees', { components: [field('textfield', 'kind')] }),
  locked('editgrid', 'saved', { components: [field('textfield', 'kind')], defaultValue: [{ kind: 'elm' }] }),
  field('textfield', 'kept', { clearOnHide: false, conditional: { show: false, when: 'lock', eq: 'true' } }),
  field('textfield', 'number', { disabled: true, customDefaultValue: "value = 'N-' + utils.guid()" }),
  locked('textfield', 'total', { calculateValue: 'value = 2 * data.count' }),
  field('textfield', 'last', { validate: { required: true } }),
];
const wizard = [field('panel', 'one', { components }), field('panel', 'two', { components: [] })];

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Form', path: 'locks', components },
    {
      ...{ title: 'Kept', path: 'kept' },
      components: [
        field('textfield', 'who', { persistent: 'client-only' }),
        field('textfield', 'name'),
        field('datagrid', 'rows', { components: [field('textfield', 'kind')] }),
      ],
    },
    { title: 'Steps', path: 'steps', display: 'wizard', components: wizard },
  ]);
});
afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);
const typed = {
  name: 'Ann',
  count: '3',
  'rows[0].inside': 'in',
  'rows[0].open': 'on',
  'trees[0].kind': 'oak',
  kept: 'here',
};
/** Boxes that are checked by hand. */
const checked = [
  ['lock', 'true'],
  ['agreed', 'true'],
  ['size', 'l'],
] as const;
const answers = {
  ...{ lock: true, name: 'Ann', count: 3, agreed: true, size: 'l', kept: 'here', last: 'x' },
  ...{ trees: [{ kind: 'oak' }], saved: [{ kind: 'elm' }] },
  ...{ rows: [{ inside: 'in', open: 'on' }], number: expect.stringContaining('N-'), total: 6 },
};

test.each(['locks', 'steps'])(
  'without a script what was typed is sent, though its control is disabled or hidden by then (%s)',
  async (path) => {
    const url = `/en/${path}`;
    const first = await open(url);
    const refused = await press(url, { entries: [...first.entries, ...checked] }, undefined, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/<input[^>]* disabled=""[^>]* name="name" value="Ann"/);
    expect(refused.entries.map(([name]) => name)).not.toContain('name');
    let page = await press(url, refused, undefined, { last: 'x' });
    if (path === 'steps') page = await press(url, page);
    expect([page.status, page.location]).toEqual([303, '/en/thankyou']);
    expect(storedData(site, path)).toEqual([expect.objectContaining(answers)]);
  },
);

test('without a script a further row takes away no answer that is never sent', async () => {
  const first = await open('/en/kept');
  const added = await press('/en/kept', first, ['guichet:change', 'row:add rows'], {
    who: 'Ann',
    name: 'Bob',
  });
  expect(added.entries).toEqual(
    expect.arrayContaining([
      ['who', 'Ann'],
      ['name', 'Bob'],
      ['rows', '1'],
    ]),
  );
});

test('a control that can be filled in again says itself what its answer is', async () => {
  const first = await open('/fr/locks');
  const refused = await press('/fr/locks', { entries: [...first.entries, ...checked] }, undefined, typed);
  const unlocked = refused.entries.filter(([name]) => name !== 'lock');
  const again = await press('/fr/locks', { entries: unlocked });
  expect(again.status).toBe(422);
  expect(again.entries).toEqual(
    expect.arrayContaining([
      ['name', 'Ann'],
      ['count', '3'],
    ]),
  );
  const sent = await press('/fr/locks', again, undefined, { name: '', last: 'y' });
  expect(sent.status).toBe(303);
  expect(storedData(site, 'locks').at(-1)).toMatchObject({ name: '', count: 3, agreed: true, last: 'y' });
});
