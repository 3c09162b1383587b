import { expect, test } from 'vitest';
import { openSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

test('what the form writes itself, anew at each post, makes no other submission of a repeat', async () => {
  const number = (key: string, customDefaultValue: string) => ({
    ...{ type: 'textfield', key, label: key, input: true, disabled: true, customDefaultValue },
  });
  const components = [
    { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
    number('number', "value = 'N-' + utils.guid()"),
    number('at', 'value = new Date().toISOString()'),
  ];
  const clocked = await openSite({}, [{ title: 'Report', path: 'report', components }]);
  const cookie = 'guichet-session=aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
  // An untouched page has no key, an answered one has.
  const answered = await (await clocked.post('/en/report', [], { cookie })).text();
  const key = /name="guichet:key" value="([^"]*)"/.exec(answered)?.[1] ?? '';
  const fromAnswered = (name: string) => [['name', name] as const, ['guichet:key', key] as const];
  for (const post of [[['name', 'Ann'] as const], fromAnswered('Bob')]) {
    for (let times = 0; times < 2; times += 1)
      expect((await clocked.post('/en/report', post, { cookie })).status).toBe(303);
  }
  const stored = storedData(clocked, 'report');
  expect(stored).toEqual(
    ['Ann', 'Bob'].map((name) => ({
      ...{ name, number: expect.stringContaining('N-'), at: expect.stringContaining('T') },
    })),
  );
  const changed = await clocked.post('/en/report', fromAnswered('Eve'), { cookie });
  expect(changed.status).toBe(422);
  await clocked.close();
});
