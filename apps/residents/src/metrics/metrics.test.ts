import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@guichet/definition';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const token = 'a-token-of-tests-alone';

const steps: JsonObject = {
  ...{ title: 'Steps', path: 'steps', display: 'wizard', settings: { delivery: ['nowhere'] } },
  components: [
    {
      ...{ type: 'panel', key: 'first', title: 'First', input: false },
      components: [
        { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
      ],
    },
    { type: 'panel', key: 'second', title: 'Second', input: false, components: [] },
  ],
};

let site: TestSite;
const extraSites: TestSite[] = [];

beforeAll(async () => {
  site = await openSite({ METRICS_TOKEN: token, METRICS_PORT: '0', BASE_PATH: '/forms' }, [steps]);
});

afterAll(() => site.close());
afterEach(async () => {
  for (const extraSite of extraSites.splice(0)) await extraSite.close();
});

const bearer = { authorization: `Bearer ${token}` };
const read = async (from = site) => (await from.fetch('/metrics', { headers: bearer })).text();

/** The value of one series; 0 where it is not there. */
async function figureOf(series: string, from = site): Promise<number> {
  const line = (await read(from)).split('\n').find((sample) => sample.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

/** The version that a page names. */
async function versionOf(page: TestSite): Promise<string> {
  const { form } = await (await page.fetch('/prepared/en/steps')).json();
  return form.version;
}

const send = (page: TestSite, lines: readonly string[], headers: Record<string, string> = {}) =>
  page.fetch('/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', ...headers },
    body: lines.join('\n'),
  });

test('figures are for callers that send the token, at the root too, or on a port of their own', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }])
    expect((await site.fetch('/metrics', { headers })).status).toBe(401);
  const root = new URL(site.url).origin;
  expect((await fetch(`${root}/metrics`, { headers: bearer })).status).toBe(200);
  const [, metricsUrl = ''] = /Figures\s+(http:\S+)/.exec(site.lines.join('\n')) ?? [];
  const response = await fetch(metricsUrl.replace('localhost', '127.0.0.1'), { headers: bearer });
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toContain('guichet_event_loop_delay_seconds{quantile="0.99"}');
  const without = await openSite({}, [steps]);
  extraSites.push(without);
  expect((await without.fetch('/metrics', { headers: bearer })).status).toBe(404);
});

test('pages, submissions, refusals of the service and what waits to be delivered are counted', async () => {
  await site.fetch('/fr/steps');
  expect(await figureOf('guichet_pages_total{form="steps",locale="fr"}')).toBe(1);
  const submit = (data: JsonObject) =>
    site.fetch('/api/steps/submission', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
  await submit({ name: 'Canary' });
  await submit({});
  await site.fetch('/api/%63anary/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
  });
  expect(await figureOf('guichet_submissions_total{form="steps",outcome="saved"}')).toBe(1);
  expect(await figureOf('guichet_submissions_total{form="steps",outcome="invalid"}')).toBe(1);
  const refusal = 'form="steps",page="first",component="name",rule="required",by="service"';
  expect(await figureOf(`guichet_refusals_total{${refusal}}`)).toBe(1);
  expect(await figureOf('guichet_outbox_deliveries{destination="nowhere",state="waiting"}')).toBe(1);
  const all = await read();
  expect(all).toContain('guichet_outbox_oldest_seconds{destination="nowhere",state="waiting"}');
  expect(all.toLowerCase()).not.toContain('canary');
});

test('posts without a script count what stopped residents, and the pages that they saw', async () => {
  const stopped = await site.post('/en/steps', [['guichet:turn', 'forward']]);
  expect(stopped.status).toBe(422);
  const refusal = 'form="steps",page="first",component="name",rule="required",by="post"';
  expect(await figureOf(`guichet_refusals_total{${refusal}}`)).toBe(1);
});

test('what a page counted counts, once a page, with the names of its own form alone', async () => {
  const version = await versionOf(site);
  const lines = [
    'f-first',
    'f-first',
    'required name',
    'required name',
    'f-canary',
    'canary name',
    'required canary',
  ];
  expect((await send(site, [version, ...lines])).status).toBe(204);
  const refusal = 'form="steps",page="first",component="name",rule="required",by="script"';
  const stopped = () => figureOf(`guichet_refusals_total{${refusal}}`);
  expect(await figureOf('guichet_form_pages_total{form="steps",page="first",by="script"}')).toBe(1);
  expect(await stopped()).toBe(1);
  expect(await read()).not.toContain('canary');
  for (const strange of [
    ['x'.repeat(64), ...lines],
    ['', ''],
    [`${version} `, 'required name'],
  ])
    expect((await send(site, strange)).status).toBe(204);
  expect((await send(site, ['x'.repeat(17 * 1024)])).status).toBe(413);
  expect((await send(site, [version, ...lines], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(site, [version, ...lines], { 'sec-gpc': '1' })).status).toBe(204);
  expect(await stopped()).toBe(1);
});

test('pages count only where figures are read, and not with TELEMETRY=off', async () => {
  const counting = '"countsTo":"';
  expect(await (await site.fetch('/en/steps')).text()).toContain(counting);
  const off = await openSite({ METRICS_TOKEN: token, TELEMETRY: 'off' }, [steps]);
  extraSites.push(off);
  expect(await (await off.fetch('/en/steps')).text()).not.toContain(counting);
  expect((await send(off, [await versionOf(off)])).status).not.toBe(204);
  const unread = await openSite({}, [steps]);
  extraSites.push(unread);
  expect(await (await unread.fetch('/en/steps')).text()).not.toContain(counting);
});

test('one resident may leave so many pages in a minute', async () => {
  const limited = await openSite({ METRICS_TOKEN: token, RATE_LIMIT: '2' }, [steps]);
  extraSites.push(limited);
  const lines = [await versionOf(limited)];
  const statuses: number[] = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await send(limited, lines)).status);
  expect(statuses).toEqual([204, 204, 429]);
});

test('with a form service elsewhere the same is counted', async () => {
  const service = await openSite({}, [steps]);
  const remote = await openSite({ METRICS_TOKEN: token, FORM_SERVICE_URL: `${service.url}/api` }, []);
  extraSites.push(remote, service);
  // Waits for the form: its page counts, not the one that loads it.
  await remote.fetch('/en/steps?wait=test');
  await send(remote, [await versionOf(remote), 'f-first', 'required name']);
  for (const data of [{ name: 'Ann' }, {}])
    await remote.fetch('/api/steps/submission', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ data }),
    });
  const refusal = 'guichet_refusals_total{form="steps",page="first",component="name",rule="required"';
  for (const series of [
    'guichet_pages_total{form="steps",locale="en"}',
    'guichet_form_pages_total{form="steps",page="first",by="script"}',
    'guichet_submissions_total{form="steps",outcome="saved"}',
    'guichet_submissions_total{form="steps",outcome="invalid"}',
    `${refusal},by="script"}`,
    `${refusal},by="service"}`,
  ])
    expect([series, await figureOf(series, remote)]).toEqual([series, 1]);
});

test('wrong settings of figures stop the start', async () => {
  await expect(openSite({ METRICS_TOKEN: 'short' })).rejects.toThrow('METRICS_TOKEN is too short');
  await expect(openSite({ METRICS_PORT: 'x' })).rejects.toThrow('METRICS_PORT is "x"');
  await expect(openSite({ METRICS_TOKEN: token, TELEMETRY: 'maybe' })).rejects.toThrow(
    'TELEMETRY is "maybe"',
  );
});
