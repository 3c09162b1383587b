import { setImmediate } from 'node:timers/promises';
import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import type { FormVersion } from '../storage/storage.ts';
import { submission } from '../storage/testing/opened-storages.ts';
import { createCityTime } from './city-time.ts';
import { tableOf } from './table-of.ts';

const options = {
  ...({ labels: 'en', separator: ',', withProtected: false, timeZone: 'UTC', siteUrl: '' } as const),
  cityTime: createCityTime('UTC'),
};

const field = (key: string): JsonObject => ({ type: 'textfield', key, label: key, input: true });

test('each version is prepared once, with a turn of the event loop before it', async () => {
  let reads = 0;
  const versions = Array.from({ length: 20 }, (_, at): FormVersion => {
    const name = `v${at}`;
    const definition = JSON.stringify({ path: 'permit', components: [field('plate'), field(`only-${at}`)] });
    return {
      ...{ version: name, publicVersion: name, form: 'permit' },
      get definition() {
        reads += 1;
        return definition;
      },
    };
  });
  async function* submissions() {
    for (const { version } of versions) yield submission({ version });
  }
  let turns = 0;
  let isReady = false;
  const turnCounter = (async () => {
    for (; !isReady; turns += 1) await setImmediate();
  })();
  const table = await tableOf(submissions(), { ...options, versions });
  isReady = true;
  await turnCounter;
  expect(turns).toBeGreaterThanOrEqual(versions.length);
  const lines: string[] = [];
  for await (const line of table) lines.push(line);
  expect(lines).toHaveLength(1 + versions.length);
  expect(lines[0]).toMatch(/,plate,only-0,only-1,.*,only-19\r\n$/);
  expect(reads).toBe(versions.length);
});
