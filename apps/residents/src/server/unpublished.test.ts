import { createPermits } from '@guichet/form-service/permits';
import { afterAll, expect, test } from 'vitest';
import { feedback, openSite } from '../testing/open-site.ts';

const secret = 'a secret of at least thirty-two letters';
const draft = { ...feedback, path: 'draft', settings: { unpublished: true } };
const site = await openSite({ SIGNING_SECRET: secret }, [feedback, draft]);
afterAll(() => site.close());

const places = ['/en/draft', '/prepared/fr/draft', '/api/draft'] as const;
const submit = (cookie = '') =>
  site.fetch('/api/draft/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ data: { person: { name: 'Ann' } } }),
  });

test('a form that is not public is served to nobody, under no address, and is on no list', async () => {
  const unknown = await site.fetch('/en/nowhere', { redirect: 'manual' });
  const answer = await site.fetch('/en/draft', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    unknown.status,
    unknown.headers.get('location'),
  ]);
  expect((await site.fetch('/prepared/fr/draft')).status).toBe(404);
  expect(await (await site.fetch('/api/draft')).text()).toBe('Invalid alias');
  expect((await submit()).status).toBe(400);
  expect(await (await site.fetch('/api/form')).json()).toMatchObject([{ path: 'city/feedback' }]);
  expect(await (await site.fetch('/en')).text()).not.toContain('/en/draft');
});

test('its link opens it, and leaves the address', async () => {
  const opened = await site.fetch(`/en/draft?link=${createPermits(secret).sign('draft')}`, {
    redirect: 'manual',
  });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/en/draft']);
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  const sent = cookie.split(';')[0] ?? '';
  for (const place of places)
    expect((await site.fetch(place, { headers: { cookie: sent } })).status).toBe(200);
  expect((await submit(sent)).status).toBe(201);
});
