import { afterEach, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const numbered = /^[3479CDFGHKMPRTWXY]{4}-[3479CDFGHKMPRTWXY]{4}$/;

let site: TestSite | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

test('every response has a number of its own, which can be read out on the telephone', async () => {
  site = await openSite();
  const ids: string[] = [];
  for (const path of [
    '/',
    '/en',
    '/en/city/feedback',
    '/api/city/feedback',
    '/api/nothing',
    '/en/nothing',
    '/healthz',
  ]) {
    const id = (await site.fetch(path)).headers.get('x-request-id') ?? '';
    expect(id, path).toMatch(numbered);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('the number on an error page and beside a failed sending is that of the response', async () => {
  site = await openSite({ FORM_SERVICE_URL: 'http://127.0.0.1:1' }, []);
  const page = await site.fetch('/fr/city/feedback?wait=1');
  const id = page.headers.get('x-request-id') ?? '';
  expect(page.status).toBe(502);
  expect(await page.text()).toContain(`Erreur numéro ${id}.`);
});
