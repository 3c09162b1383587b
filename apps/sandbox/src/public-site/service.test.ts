import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const city = createSandbox();

test.each([
  ['/en/', 'en', 'Welcome to Rivermont | City of Rivermont', '/fr/'],
  ['/en', 'en', 'Welcome to Rivermont | City of Rivermont', '/fr/'],
  ['/fr/', 'fr', 'Bienvenue à Rivermont | Ville de Rivermont', '/en/'],
])(
  '%s is the front page in its language, with a way to the other',
  async (url, language, title, otherUrl) => {
    const answer = await city.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.body).toContain(`href="${otherUrl}"`);
  },
);

test.each([
  ['/en/404', 'We cannot find that page', '/fr/404'],
  ['/en/404/', 'We cannot find that page', '/fr/404'],
  ['/en/parks/dogs', 'We cannot find that page', '/fr/404'],
  ['/fr/404', 'Page introuvable', '/en/404'],
])('%s answers 404 with a page that says what to do', async (url, heading, otherUrl) => {
  const answer = await city.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain(`<h1>${heading}</h1>`);
  expect(answer.body).toContain(`href="${otherUrl}"`);
});

test('pages run no script and bring no inline style, and say so', async () => {
  const { body, headers } = await city.inject('/en/');
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).not.toMatch(/<script|<style| style=/);
});

test('garbage is answered and harms nothing', async () => {
  const answers = await Promise.all([
    city.inject({
      method: 'POST',
      url: '/faults',
      headers: { 'content-type': 'application/json' },
      payload: '{"a',
    }),
    city.inject({
      method: 'POST',
      url: '/faults',
      headers: { 'content-type': 'image/png' },
      payload: '\0\0',
    }),
    city.inject({ method: 'PUT', url: '/received' }),
    city.inject('/en/%E0%A4%A'),
    city.inject('/../../etc/passwd'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 404, 400, 404]);
  expect((await city.inject('/fr/')).statusCode).toBe(200);
});
