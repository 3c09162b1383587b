import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx, hasPostgresql } from '../../tools/testing/missing-programs.ts';
import { byTurns } from '../fixtures/by-turns.ts';
import { type Replicas, startReplicas } from '../fixtures/start-replicas.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const words = {
  en: {
    send: 'Send',
    thanks: 'Thank you. We received your form',
  },
  fr: {
    send: 'Envoyer',
    thanks: 'Merci. Nous avons reçu votre formulaire',
  },
} as const;

const name = { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } };
const submit = { type: 'button', key: 'submit', label: 'Send', input: true, action: 'submit' };
const plan = { type: 'file', key: 'plan', label: 'Plan', storage: 'resumable', input: true, multiple: false };
const settings = { i18n: { fr: { Name: 'Nom', Send: 'Envoyer', Plan: 'Plan' } } };
const form = { title: 'Shared', path: 'shared', settings, components: [name, plan, submit] };
const paid = {
  ...form,
  title: 'Fee',
  path: 'fee',
  properties: { submissionType: 'payment' },
  components: [name, submit],
};

const reference = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/;
let replicas: Replicas;

// `npm test` says what is missing.
if (hasPostgresql() && hasNginx()) {
  test.beforeAll(async () => {
    const forms = mkdtempSync(join(tmpdir(), 'guichet-replica-forms-'));
    for (const definition of [form, paid])
      writeFileSync(join(forms, `${definition.path}.json`), JSON.stringify(definition));
    replicas = await startReplicas(forms);
    rmSync(forms, { recursive: true });
  });
  test.afterAll(() => replicas.close());

  for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
    const say = words[language];

    test(`a resident is served by two servers as by one, in ${language}`, async ({ page, request }) => {
      const label = language === 'en' ? 'Name' : 'Nom';
      await page.goto(`${replicas.url}/${language}/shared`);
      await live(page);
      await page.getByRole('textbox', { name: label }).fill('Ann');
      // Announced to one server, sent to the next.
      const pieces = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'plan.txt', mimeType: 'text/plain' },
        buffer: Buffer.alloc(200_000, 'The plan. '),
      });
      expect((await pieces).status()).toBe(200);
      await expect(page.getByRole('link', { name: 'plan.txt' })).toBeVisible();

      // One server has a newer version of the form already: the page is validated by the one that it shows.
      const newer = {
        ...form,
        title: 'Shared anew',
        components: [name, { ...name, key: 'more', label: 'More' }, submit],
      };
      writeFileSync(join(replicas.formsDirs[1] ?? '', 'shared.json'), JSON.stringify(newer));
      await expect
        .poll(async () => (await request.get(`${replicas.at(1).siteUrl}/${language}/shared`)).text())
        .toContain('Shared anew');

      const sent = page.waitForRequest(
        (outgoing) => outgoing.method() === 'POST' && outgoing.url().endsWith('/submission'),
      );
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('heading', { name: say.thanks })).toBeVisible();
      const shown = reference.exec(await page.locator('main').innerText())?.[0];
      expect(shown).toBeDefined();

      // The same key at each of them is the same submission.
      const again = await sent;
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': (await again.headerValue('idempotency-key')) ?? '',
      };
      for (const index of [0, 1]) {
        const answer = await request.post(`${replicas.at(index).siteUrl}/api/shared/submission`, {
          headers,
          data: again.postData() ?? '',
        });
        expect([answer.status(), (await answer.json()).metadata.referenceNumber]).toEqual([201, shown]);
      }
      writeFileSync(join(replicas.formsDirs[1] ?? '', 'shared.json'), JSON.stringify(form));

      // To the payment service and back, to either server.
      await page.goto(`${replicas.url}/${language}/fee`);
      await live(page);
      await page.getByRole('textbox', { name: label }).fill('Ann');
      await page.getByRole('button', { name: say.send }).click();
      await page.waitForURL(/\/payment\/order/);
      await page.locator('button[value="paid"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
      const [order, ...more] = await replicas.database.sql('SELECT reference FROM orders');
      expect(more).toEqual([]);
      await expect(page.locator('.g-reference')).toHaveText(String(order?.reference));
      await replicas.database.sql('DELETE FROM orders');
    });
  }

  test('servers are restarted in turn, and every submission of a client that retries is stored once', async () => {
    /** A minute in `npm run test:long`. */
    const total = process.env.BOTH_LANGUAGES ? 3_000 : 100;
    const stored = new Map<string, string>();
    const unknown: string[] = [];

    async function send(key: string): Promise<string | undefined> {
      const answer = await fetch(`${replicas.url}/api/fee-less/submission`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ data: { name: key } }),
      }).catch(() => undefined);
      if (answer?.status !== 201) return undefined;
      const { metadata }: { metadata: { referenceNumber: string } } = JSON.parse(await answer.text());
      return metadata.referenceNumber;
    }

    async function sendUntilStored(key: string): Promise<void> {
      for (let tries = 0; tries < 50; tries += 1) {
        const number = await send(key);
        if (number !== undefined) return void stored.set(key, number);
        await pause(100);
      }
      unknown.push(key);
    }

    for (const folder of replicas.formsDirs)
      writeFileSync(
        join(folder, 'fee-less.json'),
        readFileSync(join(folder, 'shared.json'), 'utf8').replace('"path":"shared"', '"path":"fee-less"'),
      );
    await expect.poll(() => send('before-all')).toBeDefined();
    const sending: Promise<void>[] = [];
    let [restarts, isSent] = [0, false];
    const restarting = (async () => {
      // One after the other, for as long as the client sends; each at least once.
      for (; restarts < 2 || !isSent; restarts += 1) await replicas.restart(restarts % 2);
    })();
    // 50 a second.
    for (let index = 0; index < total || restarts < 2; index += 1) {
      sending.push(sendUntilStored(`restarting-${index}`));
      await pause(20);
    }
    isSent = true;
    await restarting;
    await Promise.all(sending);
    expect(unknown).toEqual([]);
    const rows = await replicas.database.sql(
      "SELECT key, reference FROM submissions WHERE key LIKE 'restarting-%'",
    );
    expect(new Map(rows.map((row) => [String(row.key), String(row.reference)]))).toEqual(stored);
    expect(rows).toHaveLength(sending.length);
  });

  test('an upload goes on at the other server when one is killed in the middle of a piece', async () => {
    const plan = Buffer.from(Array.from({ length: 300_000 }, (_, index) => 97 + ((index * 7) % 26)));
    const call = (address: string, method: string, headers: Record<string, string>, body?: Buffer) =>
      fetch(new URL(address, replicas.url), {
        method,
        headers: { 'tus-resumable': '1.0.0', ...headers },
        ...(body && { body: new Uint8Array(body) }),
      });
    const named = {
      form: 'shared',
      field: 'plan',
      filename: 'plan.txt',
      filetype: 'text/plain',
      name: 'plan.txt',
    };
    const metadata = Object.entries(named).map(
      ([key, text]) => `${key} ${Buffer.from(text).toString('base64')}`,
    );
    const begun = await call('/api/file/resumable', 'POST', {
      'upload-length': String(plan.length),
      'upload-metadata': metadata.join(','),
    });
    expect(begun.status).toBe(201);
    const { pathname } = new URL(begun.headers.get('location') ?? '', `${replicas.url}/api/file/resumable`);
    const headersAt = (offset: number) => ({
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    });
    const first = await call(pathname, 'PATCH', headersAt(0), plan.subarray(0, 100_000));
    expect(first.status).toBe(204);

    const cut = httpRequest(new URL(pathname, replicas.at(0).siteUrl), {
      method: 'PATCH',
      headers: {
        ...{ 'tus-resumable': '1.0.0', ...headersAt(100_000) },
        ...{ 'content-length': 100_000, expect: '100-continue' },
      },
    });
    const failed = once(cut, 'error');
    cut.flushHeaders();
    await once(cut, 'continue');
    await new Promise<void>((resolve) => void cut.write(plan.subarray(100_000, 150_000), () => resolve()));
    await replicas.kill(0);
    await failed;

    const asked = await call(pathname, 'HEAD', {});
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '100000']);
    const second = await call(pathname, 'PATCH', headersAt(100_000), plan.subarray(100_000, 200_000));
    expect(second.status).toBe(204);
    const last = await call(pathname, 'PATCH', headersAt(200_000), plan.subarray(200_000));
    expect(last.status).toBe(200);
    const { url }: { url: string } = JSON.parse(await last.text());
    const file = await call(`/api/file${url}`, 'GET', {});
    expect(Buffer.from(await file.arrayBuffer()).equals(plan)).toBe(true);
  });
}
