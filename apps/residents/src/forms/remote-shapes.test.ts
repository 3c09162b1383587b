import { type FormServiceStandIn, type Reply, startFormServiceStandIn } from '@guichet/sandbox/form-service';
import { createFormAt } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

/** A form service that answers in the shapes of Form.io's own. */
let service: FormServiceStandIn;
let site: TestSite;
beforeEach(async () => {
  service = await startFormServiceStandIn();
  service.publish(feedback);
  site = await openSite({ FORM_SERVICE_URL: service.url }, []);
});
afterEach(async () => {
  await service.close();
  await site.close();
});

/** Also when this machine is busy and the service seems slow: the page itself, not the one that loads it. */
const page = '/en/city/feedback?wait=test';
const url = '/en/city/feedback';
const ann = ['person.name', 'Ann'] as const;
const text = (status: number, body: string): Reply => ({ status, body, type: 'text/html; charset=utf-8' });
const json = (status: number, body: unknown): Reply => ({ status, body });

test.each([
  ['as text', text(400, 'Invalid alias')],
  ['as JSON', json(400, '"Invalid alias"')],
])('an alias that nobody knows, told %s, leads to the 404 page of the city', async (_, reply) => {
  service.next('form', reply);
  const response = await site.fetch(page);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/en\/404$/),
  ]);
});

test.each<[string, Reply, string]>([
  ['an id that nobody knows', text(400, 'Error: Resource not found'), 'refused to provide this form'],
  ['nobody signed in', text(401, 'Unauthorized'), 'refused to provide this form'],
  [
    'a form that is gone',
    json(404, { status: 404, errors: ['Resource not found'] }),
    'refused to provide this form',
  ],
  ['a token that is over', text(440, 'Token Expired'), 'refused to provide this form'],
  ['a fault', json(500, { status: 500, message: 'No database' }), 'is having problems at the moment'],
  ['a gateway that gave up', text(504, ''), 'is having problems at the moment'],
])('%s is a load error in words of our own', async (_, reply, emitted) => {
  service.next('form', reply);
  const response = await site.fetch(page);
  const html = await response.text();
  expect(response.status).toBe(502);
  expect(html).toMatch(new RegExp(`<strong>Form Loading Error</strong> The form service ${emitted}`));
  expect(html).not.toContain('Resource');
});

test('a form nested without end is a load error too, and no answer of the site’s own service', async () => {
  const deep = `{"path":"city/feedback","components":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  service.next('form', json(200, deep));
  const response = await site.fetch(page);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('<strong>Form Loading Error</strong>'),
  ]);
  service.next('form', json(200, deep));
  const answer = await site.fetch('/api/city/feedback');
  expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'notAForm' }]);
  expect((await site.fetch(page)).status).toBe(200);
});

test.each([
  ['now', { context: { validator: 'required', hasLabel: true, key: 'name', label: 'Name', setting: true } }],
  ['before', { type: 'any.required', context: { key: 'name', label: 'Name' } }],
])('what it refuses with details, as Form.io’s does %s, stands at the field', async (_, shape) => {
  const details = [{ message: 'Name is required', level: 'error', path: ['person', 'name'], ...shape }];
  service.next('submission', json(400, { isJoi: true, name: 'ValidationError', details }));
  const response = await site.post(url, [ann]);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toMatch(/href="#person\.name"|aria-invalid="true"/);
  expect(html).toContain('value="Ann"');
});

test.each<[string, Reply]>([
  ['words of an action', text(400, 'The mail could not be sent.')],
  ['a model’s error', json(400, { status: 400, message: 'Failed', errors: { data: { message: 'Bad' } } })],
  ['nobody signed in', text(401, 'Unauthorized')],
  ['a token that is over', text(440, 'Token Expired')],
  ['what is too large', json(413, { message: 'request entity too large' })],
])(
  '%s is a failed save: the alert says so, nothing is lost, and the same is sent again',
  async (_, reply) => {
    service.next('submission', reply);
    const response = await site.post(url, [ann]);
    const html = await response.text();
    expect(response.status).toBe(502);
    expect(html).toContain('id="guichet-errors"');
    expect(html).toContain('value="Ann"');
    expect(html).not.toContain('The mail could not be sent.');
    expect((await site.post(url, [ann])).status).toBe(303);
    expect(service.received).toHaveLength(1);
  },
);

const answers = { data: { person: { name: 'Ann' } }, metadata: {}, state: 'submitted' };

for (const [where, env] of [
  ['our own service', {}],
  ['our site in front of another', undefined],
] as const) {
  test(`a page of a host finds a form at ${where}, and sends it once for each key`, async () => {
    const testedSite = env === undefined ? site : await openSite(env, [feedback]);
    const at = (path: string) =>
      createFormAt({ fetch: (to, options) => testedSite.fetch(to, options), url: path, timeoutMs: 5000 });
    try {
      const form = at('/api/city/feedback');
      expect(await form.load()).toMatchObject({ kind: 'loaded', body: { path: 'city/feedback' } });
      const first = await form.save(answers, 'key-12345');
      expect(first).toMatchObject({ kind: 'saved', submission: { _id: expect.stringMatching(/./) } });
      expect(await form.save(answers, 'key-12345')).toEqual(first);
      const otherAnswers = { ...answers, data: { person: { name: 'Bo' } } };
      expect(await form.save(otherAnswers, 'key-12345')).toMatchObject({ kind: 'keyReused' });
      service.withdraw('city/nowhere');
      expect(await at('/api/city/nowhere').load()).toEqual({
        ...{ kind: 'failed', fault: 'refused', message: 'Invalid alias' },
      });
    } finally {
      if (testedSite !== site) await testedSite.close();
    }
  });
}

test('what our own service finds wrong comes with its fields', async () => {
  const testedSite = await openSite({}, [feedback]);
  try {
    const fetch: Parameters<typeof createFormAt>[0]['fetch'] = (to, options) => testedSite.fetch(to, options);
    const form = createFormAt({ fetch, url: '/api/city/feedback', timeoutMs: 5000 });
    const saved = await form.save({ ...answers, data: { person: { name: '' } } }, 'key-12345');
    expect(saved).toMatchObject({
      kind: 'invalid',
      details: [{ type: 'any.required', path: ['person', 'name'] }],
    });
  } finally {
    await testedSite.close();
  }
});
