import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FormServiceStandIn, type ServedAct, startFormServiceStandIn } from './stand-in.ts';

let service: FormServiceStandIn;
beforeEach(async () => {
  service = await startFormServiceStandIn();
  service.publish({ path: 'city/feedback', title: 'Feedback' });
});
afterEach(() => service.close());

const get = (path: string) => fetch(`${service.url}/${path}`, { redirect: 'manual' });
const send = (body: unknown) =>
  fetch(`${service.url}/city/feedback/submission`, { method: 'POST', body: JSON.stringify(body) });

test('it gives what was published, and says of any other alias that it is invalid', async () => {
  expect(await (await get('city/feedback')).json()).toEqual({ path: 'city/feedback', title: 'Feedback' });
  expect(await (await get('form?type=form')).json()).toHaveLength(1);
  service.withdraw('city/feedback');
  const gone = await get('city/feedback');
  expect([gone.status, await gone.text()]).toEqual([400, 'Invalid alias']);
});

test('it keeps each submission under a number of its own, whatever key it carries', async () => {
  const answers = await Promise.all([send({ data: { a: 1 } }), send({ data: { a: 1 } })]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const numbers = texts.map((text) => JSON.parse(text).metadata.receipt.referenceNumber);
  expect(numbers.sort()).toEqual(['E-0001', 'E-0002']);
  expect(service.received.map(({ alias, body }) => [alias, body])).toEqual([
    ['city/feedback', { data: { a: 1 } }],
    ['city/feedback', { data: { a: 1 } }],
  ]);
});

test.each<[ServedAct, number]>([
  ['fail', 500],
  ['refuse', 401],
  ['html', 200],
  ['notJson', 200],
  ['wrongShape', 200],
  ['redirect', 302],
  [{ status: 418, body: {} }, 418],
])('it is told how the next call is answered: %j', async (act, status) => {
  service.next('form', act);
  expect((await get('city/feedback')).status).toBe(status);
  expect((await get('city/feedback')).status).toBe(200);
});

test.each<[ServedAct, number]>([
  ['hangUp', 0],
  ['cut', 0],
  ['doneThenHangUp', 1],
])('with %s the connection ends', async (act, kept) => {
  service.next('submission', act);
  await expect(send({ data: {} }).then((answer) => answer.text())).rejects.toThrow();
  expect(service.received).toHaveLength(kept);
});

test.each(['headers', 'body'] as const)('it waits before its %s until it is released', async (before) => {
  const held = service.hold('form', before);
  const answer = get('city/feedback');
  await held.arrived;
  held.release();
  expect(await (await answer).json()).toMatchObject({ title: 'Feedback' });
});

test('it goes on for as long as somebody reads', async () => {
  service.next('form', 'huge');
  let size = 0;
  for await (const part of (await get('city/feedback')).body ?? []) {
    size += part.length;
    if (size > 20_000_000) break;
  }
  expect(size).toBeGreaterThan(20_000_000);
});
