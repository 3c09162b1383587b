import { createTestDatabase, type TestDatabase } from '@guichet/form-service/testing/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printOrders } from '../orders/print-orders.ts';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  const sites: TestSite[] = [];
  beforeAll(async () => {
    place = await createTestDatabase();
    const env = { DATABASE_URL: place.url, SIGNING_SECRET: 'a secret of tests alone' };
    const paid = {
      ...{ title: 'Licence', path: 'licence', properties: { submissionType: 'payment', amount: '26.50' } },
      components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
    };
    // At the same time, as replicas do.
    sites.push(...(await Promise.all([1, 2].map(() => openSite(env, [feedback, paid])))));
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await place.drop();
  });

  const post = (index: number, path: string, key: string, data: unknown) =>
    sites[index]?.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ data }),
    });

  test('the start says where submissions are stored, without the password', () => {
    expect(sites[0]?.lines.join('\n')).toContain(`stored in ${place.address.database} at 127.0.0.1`);
  });

  test('a repeat at another replica is the same submission', async () => {
    const data = { person: { name: 'Ann' }, news: true, reply: false };
    const [first, second] = [
      await post(0, '/api/city/feedback/submission', 'key-00000001', data),
      await post(1, '/api/city/feedback/submission', 'key-00000001', data),
    ];
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(await second?.json()).toEqual(await first?.json());
    expect(await place.sql('SELECT count(*)::int AS count FROM submissions')).toEqual([{ count: 1 }]);
  });

  test('a receipt of one replica is shown by another', async () => {
    const [first, second] = sites;
    const answered = await first?.post('/en/city/feedback', [
      ['person.name', 'Ann'],
      ['guichet-key', 'key-00000002'],
    ]);
    const [cookie] = answered?.headers.getSetCookie().map((text) => text.split(';')[0]) ?? [];
    expect(answered?.status).toBe(303);
    const page = await second?.fetch('/en/thankyou', { headers: { cookie: cookie ?? '' } });
    expect(await page?.text()).toMatch(/>[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}</);
  });

  test('both are ready', async () => {
    for (const site of sites) expect((await site.fetch('/readyz')).status).toBe(200);
  });

  test('orders are read from the database', async () => {
    const lines: string[] = [];
    const complaints: string[] = [];
    const around = {
      dataDir: '/nowhere',
      databaseUrl: place.url,
      print: (line: string) => void lines.push(line),
      complain: (sentence: string) => void complaints.push(sentence),
    };
    expect(await printOrders([], around)).toBe(0);
    expect(await printOrders([], { ...around, databaseUrl: 'mysql://a:secret-word@b/c' })).toBe(1);
    expect(complaints.join()).toContain('DATABASE_URL is no address');
    expect(complaints.join()).not.toContain('secret-word');
  });
});
