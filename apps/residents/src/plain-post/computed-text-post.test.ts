import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    {
      ...{ title: 'Days', path: 'days' },
      components: [
        text('count', { customDefaultValue: 'value = 7' }),
        text('twice', { calculateValue: 'value = data.count * 2', disabled: true }),
        text('again', { calculateValue: 'value = data.count * 2' }),
        text('name'),
      ],
    },
  ]);
});

afterAll(() => site.close());

test('what code computed into a text comes back from a page without a script as it was, unless it was typed over', async () => {
  const drawn = await (await site.fetch('/en/days')).text();
  expect(drawn).toMatch(/name="count"[^>]*value="7"|value="7"[^>]*name="count"/);
  // A control that is disabled is not sent.
  for (const [count, again] of [
    ['7', '14'],
    ['8', '14'],
  ] as const) {
    const answer = await site.post('/en/days', [
      ['count', count],
      ['again', again],
      ['name', '7'],
    ]);
    expect(answer.status).toBe(303);
  }
  expect(storedData(site, 'days')).toMatchObject([
    { count: 7, twice: 14, again: 14, name: '7' },
    { count: '8', twice: 16, again: 16, name: '7' },
  ]);
});
