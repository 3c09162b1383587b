import {
  type FormServiceStandIn,
  type ServedAct,
  startFormServiceStandIn,
} from '@guichet/sandbox/form-service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

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

const url = '/en/city/feedback';
const cookie = 'guichet-session=aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const ann = ['person.name', 'Ann'] as const;

const inputValue = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];

async function receiptOf(response: Response): Promise<string> {
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/thankyou']);
  const given = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await (await site.fetch('/en/thankyou', { headers: { cookie: given } })).text();
  return />(E-\d{4})</.exec(page)?.[1] ?? '';
}

test('a plain post is saved at the service, and its number is found where the service put it', async () => {
  expect(await receiptOf(await site.post(url, [ann]))).toBe('E-0001');
  expect(service.received[0]).toMatchObject({
    alias: 'city/feedback',
    body: { data: { person: { name: 'Ann' } }, path: 'city/feedback' },
  });
});

test('the same post from the same visitor is posted once, at the same time and later', async () => {
  const held = service.hold('submission');
  const posts = [site.post(url, [ann], { cookie }), site.post(url, [ann], { cookie })];
  await held.arrived;
  held.release();
  for (const response of await Promise.all(posts)) expect(await receiptOf(response)).toBe('E-0001');
  expect(await receiptOf(await site.post(url, [ann], { cookie }))).toBe('E-0001');
  expect(service.received).toHaveLength(1);
});

test('the same post is posted once, also where the form writes something else into it each time', async () => {
  const customDefaultValue = "value = 'N-' + utils.guid()";
  const number = { type: 'textfield', key: 'number', input: true, disabled: true, customDefaultValue };
  const name = { type: 'textfield', key: 'name', input: true };
  const report = { title: 'Report', path: 'report', components: [name, number] };
  service.publish(report);
  for (let times = 0; times < 2; times += 1)
    expect(await receiptOf(await site.post('/en/report', [['name', 'Ann']], { cookie }))).toBe('E-0001');
  expect(service.received).toMatchObject([{ body: { data: { name: 'Ann', number: expect.any(String) } } }]);
  expect(await receiptOf(await site.post('/en/report', [['name', 'Bob']], { cookie }))).toBe('E-0002');
});

test('what the service refuses stands at its field as text, and what was typed stays', async () => {
  const details = [{ type: 'any.custom', path: ['person.name'], message: '<b>Not this.</b>', context: {} }];
  service.next('submission', { status: 400, body: { name: 'ValidationError', details } });
  const response = await site.post(url, [ann]);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('&lt;b&gt;Not this.&lt;/b&gt;');
  expect(html).not.toContain('<b>Not this.</b>');
  expect(html).toContain('value="Ann"');
});

test('a service that refuses to save is told in the alert, and what was typed stays', async () => {
  service.next('submission', 'refuse');
  const response = await site.post('/fr/city/feedback', [ann]);
  const html = await response.text();
  expect(response.status).toBe(502);
  expect(html).toContain('id="guichet-errors"');
  expect(html).toContain('value="Ann"');
});

test('a service that is busy for now is told in the alert, and the same post is saved once it is not', async () => {
  const body = { name: 'ServiceError', code: 'busy', message: 'Later.', retryAfter: 3 };
  service.next('submission', { status: 503, body });
  const response = await site.post(url, [ann], { cookie });
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(html).toContain('Your answers are still here');
  expect(html).toContain('value="Ann"');
  const key = inputValue(html, 'guichet:key') ?? '';
  expect(await receiptOf(await site.post(url, [ann, ['guichet:key', key]]))).toBe('E-0001');
});

test.each<ServedAct>(['doneThenHangUp', 'fail', 'html'])(
  'after %s the resident is asked, and nothing is posted again until they say so',
  async (act) => {
    service.next('submission', act);
    const asked = await site.post(url, [ann], { cookie });
    const html = await asked.text();
    const key = inputValue(html, 'guichet:key') ?? '';
    expect(asked.status).toBe(409);
    expect(html).toContain('We do not know whether your form was received');
    expect(html).toContain('value="Ann"');

    const same = await site.post(url, [ann], { cookie });
    const fromPage = await site.post(url, [ann, ['guichet:key', key]]);
    const changed = await site.post(url, [
      ['person.name', 'Bob'],
      ['guichet:key', key],
    ]);
    expect([same.status, fromPage.status, changed.status]).toEqual([409, 409, 409]);
    expect(inputValue(await fromPage.text(), 'guichet:key')).toBe(key);
    expect(service.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

    const before = service.received.length;
    const again = [ann, ['guichet:key', key], ['guichet:intent', 'again']] as const;
    const [first, second] = await Promise.all([site.post(url, again), site.post(url, again)]);
    expect(await receiptOf(first)).toBe(`E-000${before + 1}`);
    expect(await receiptOf(second)).toBe(await receiptOf(first));
    expect(service.received).toHaveLength(before + 1);
  },
);

test('a visitor without a cookie is asked too, and an answered page keeps the key of what it asks about', async () => {
  service.next('submission', 'doneThenHangUp');
  const html = await (await site.post('/fr/city/feedback', [ann])).text();
  expect(html).toContain('Nous ne savons pas si votre formulaire a été reçu');
  const key = inputValue(html, 'guichet:key') ?? '';
  const switched = await site.post(url, [ann, ['guichet:key', key], ['guichet:intent', 'language']]);
  expect(inputValue(await switched.text(), 'guichet:key')).toBe(key);
  expect((await site.post(url, [ann, ['guichet:key', key]])).status).toBe(409);
  expect(service.received).toHaveLength(1);
});

test('after a restart what was under way is asked of the resident', async () => {
  service.next('submission', 'doneThenHangUp');
  await site.post(url, [ann], { cookie });
  await site.stop();
  site = await openSite({ FORM_SERVICE_URL: service.url }, [], site.folder);
  expect(site.lines.join('\n')).toContain('unconfirmed  1');
  expect((await site.post(url, [ann], { cookie })).status).toBe(409);
  expect(service.received).toHaveLength(1);
});
