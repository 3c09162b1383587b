import { expect, test } from 'vitest';
import { paths } from '../addresses.ts';
import { serviceNames } from '../services.ts';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(city.address(path), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each([
  ['/', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr', 'Rivermont, la ville bac à sable'],
  ['/', { 'accept-language': 'de,en;q=0.8' }, 'en', 'Rivermont, the sandbox city'],
  ['/', { 'accept-language': 'de' }, 'en', 'Rivermont, the sandbox city'],
  ['/en/sandbox', { 'accept-language': 'fr' }, 'en', 'Rivermont, the sandbox city'],
  ['/fr/sandbox', { 'accept-language': 'en' }, 'fr', 'Rivermont, la ville bac à sable'],
])('%s for %j is the sandbox’s page in %s', async (path, headers, language, title) => {
  const { status, text } = await open(path, headers);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
});

test.each(['en', 'fr'])('the page names every service and its whole address, in %s', async (language) => {
  const { text } = await open(`/${language}/sandbox`);
  for (const [setting, path] of Object.entries(paths)) {
    expect(text).toContain(`<code>${setting}</code>`);
    expect(text).toContain(`<code>${city.address(path)}`);
  }
  for (const name of serviceNames) expect(text).toContain(`<code>${name}</code>`);
  expect(text).toContain('/findAddressCandidates</code>');
});

test.each(['en', 'fr'])('every link and picture of the page leads somewhere, in %s', async (language) => {
  const { text } = await open(`/${language}/sandbox`);
  const links = [...text.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  expect(new Set(links).size).toBeGreaterThan(50);
  for (const link of new Set(links)) {
    const answer = await open(link);
    expect(answer.status, link).toBe(200);
    if (link.includes('f=pjson')) expect(JSON.parse(answer.text), link).not.toHaveProperty('error');
  }
});

test('every address worth trying is found', async () => {
  const { text } = await open('/en/sandbox');
  const found = [...text.matchAll(/<p>Finds: ([^<]*)<\/p>/g)].map(([, addresses = '']) => addresses);
  expect(found.length).toBeGreaterThan(10);
  expect(found).not.toContain('');
  expect(found[0]).toBe('12 Elm Street, Centretown · 12 Elm Street, Rosemont');
});

test('a page brings no script and no inline style, and what was sent to it stays text', async () => {
  await fetch(city.of('TREE_PERMIT_URL'), {
    method: 'POST',
    body: new URLSearchParams({ '<b>name': '<script>alert(1)</script>', json: '{"a":"<img>"}' }),
  });
  for (const path of ['/', '/fr/sandbox', '/en/sandbox/received', '/fr/sandbox/received']) {
    const { headers, text } = await open(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(text).not.toMatch(/<script|<style| style=|<img>|<b>/);
  }
  const { text } = await open('/en/sandbox/received');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('&quot;a&quot;: &quot;&lt;img&gt;&quot;');
});

test('the host that a caller makes up is text on the page', async () => {
  const { request } = await import('node:http');
  const body = await new Promise<string>((resolve, reject) => {
    const call = request(city.address('/'), { headers: { host: '"><script>' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    });
    call.on('error', reject).end();
  });
  expect(body).not.toContain('<script>');
});

test.each(['addresses', 'parcels', 'parking-zones', 'guest-parking-zones', 'inner-urban', 'suburban'])(
  '%s can be opened as GeoJSON',
  async (name) => {
    const { headers, text } = await open(`/geojson/${name}.geojson`);
    expect(headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    const data = JSON.parse(text);
    expect(data.type).toBe('FeatureCollection');
    expect(data.features.length).toBeGreaterThan(0);
  },
);

test('no fault befalls the sandbox’s own page', async () => {
  await fetch(city.address('/faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'publicSite', kind: '500', times: 1 }),
  });
  expect((await open('/en/sandbox')).status).toBe(200);
  expect((await open('/en/')).status).toBe(500);
});
