import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import { countCalls } from './metrics.ts';

test('series are bounded: what comes later counts as other', async () => {
  const metrics = createMetrics({ outbox: undefined, now: Date.now });
  const prepared = prepareForm({ title: 'F', path: 'f', components: [] }, { models });
  if (prepared.kind !== 'prepared') throw new Error('It is a form.');
  for (let at = 0; at < 10_050; at += 1) metrics.page(prepared.form, `locale ${at}`);
  const text = await metrics.text();
  metrics.close();
  expect(text.match(/^guichet_pages_total\{/gm)).toHaveLength(10_001);
  expect(text).toContain('guichet_pages_total{form="other",locale="other"} 50');
});

test('calls to the map count by service and by whether it answered, without what was asked', async () => {
  const metrics = createMetrics({ outbox: undefined, now: Date.now });
  const addresses = {
    ...{
      addressLocator: 'http://map.example/locator',
      addressProvider: '',
      parcels: 'http://map.example/parcels',
    },
    ...{ parkingZones: '', guestParkingZones: '', innerUrban: '', suburban: '' },
  };
  const calls = countCalls(
    { fetch: async (url) => new Response('{}', { status: url.includes('parcels') ? 500 : 200 }) },
    addresses,
    metrics,
  );
  const { signal } = new AbortController();
  const how = { signal, method: 'GET', headers: {}, credentials: 'omit', redirect: 'error' } as const;
  await calls.fetch?.('http://map.example/locator/find?q=canary', how);
  await calls.fetch?.('http://map.example/parcels/query', how);
  const text = await metrics.text();
  metrics.close();
  const counted = (service: string, outcome: string) =>
    `guichet_map_call_seconds_count{service="${service}",outcome="${outcome}"} 1`;
  expect(text).toContain(counted('addressLocator', 'answered'));
  expect(text).toContain(counted('parcels', 'failed'));
  expect(text).not.toContain('canary');
});
