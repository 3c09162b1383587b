import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const permit: JsonObject = {
  ...{ title: 'Permit', path: 'permit', properties: { fr: 'Permis' } },
  settings: {
    delivery: ['archive'],
    receipt: { emailField: 'email', answers: true },
    i18n: { fr: { Name: 'Nom' } },
  },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'email', key: 'email', label: 'E-mail', input: true },
    { type: 'textfield', key: 'secret', label: 'Secret', input: true, protected: true },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};

const sites: TestSite[] = [];

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  vi.useRealTimers();
});

/** A site with one folder to deliver to. */
async function open(form = permit): Promise<TestSite & { readonly archive: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  writeFileSync(
    join(folder, 'delivery.json'),
    JSON.stringify({ destinations: { archive: { kind: 'folder', path: 'archive' } } }),
  );
  const env = { DELIVERY_FILE: 'delivery.json', SITE_URL: 'https://forms.example.ca' };
  const site = await openSite(env, [form], folder);
  sites.push(site);
  return { ...site, archive };
}

async function send(site: TestSite, data: JsonObject, language = 'fr'): Promise<string> {
  const response = await site.fetch('/api/permit/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, metadata: { language } }),
  });
  expect(response.status).toBe(201);
  const { metadata } = await response.json();
  return metadata.referenceNumber;
}

test('a submission lies in its folder whole, without what the form protects', async () => {
  const site = await open();
  const reference = await send(site, { name: 'Zoë', secret: 'canary' });
  const file = join(site.archive, `permit_${reference}`, 'submission.json');
  await vi.waitUntil(() => existsSync(file), { timeout: 120_000 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    form: 'permit',
    reference,
    data: { name: 'Zoë' },
  });
  expect(readFileSync(file, 'utf8')).not.toContain('canary');
  // The folder of its drafts goes last.
  await expect.poll(() => readdirSync(site.archive)).toEqual([`permit_${reference}`]);
});

interface ReceivedMail {
  readonly service: string;
  readonly fields: Readonly<Record<'from' | 'to' | 'subject' | 'messageId' | 'text' | 'html', string>>;
}

/** The mail that the sandbox city received, once there are so many. */
async function mailOf(site: TestSite, count: number): Promise<readonly ReceivedMail[]> {
  const [, city = ''] = /Sandbox\s+(http:\S+)\//.exec(site.lines.join('\n')) ?? [];
  return vi.waitFor(
    async () => {
      const received: readonly ReceivedMail[] = await (await fetch(`${city}/received`)).json();
      const mail = received.filter(({ service }) => service === 'mail');
      expect(mail.length).toBeGreaterThanOrEqual(count);
      return mail;
    },
    { timeout: 120_000 },
  );
}

test('a resident gets one receipt, in the language of the page, in which no answer is a link', async () => {
  const site = await open();
  const name = 'https://evil.example/a?b, <b>Zoë</b>';
  const reference = await send(site, { name, email: 'zoe@example.ca', secret: 'canary' });
  const [mail, ...furtherMails] = await mailOf(site, 1);
  expect(furtherMails).toEqual([]);
  expect(mail?.fields).toMatchObject({
    to: 'zoe@example.ca',
    subject: `Reçu\u00a0: Permis (${reference})`,
    messageId: expect.stringMatching(/^<msg_[\w-]+@rivermont\.example>$/),
  });
  const page = new RegExp(`https://forms\\.example\\.ca(/fr/thankyou/${reference}\\.[\\w-]{22})`);
  const [, tracking = ''] = page.exec(mail?.fields.text ?? '') ?? [];
  expect(await (await site.fetch(tracking)).text()).toContain('La Ville a votre formulaire.');
  for (const whole of [mail?.fields.text ?? '', mail?.fields.html ?? '']) {
    // The one link of a receipt is ours.
    const body = whole.replace(page, '');
    expect(body).toContain(reference);
    expect(body).toContain('Nous avons reçu votre formulaire');
    expect(body).toContain('Nom');
    expect(body).not.toContain('canary');
    expect(body).not.toMatch(/https?:\/\/|evil\.example|zoe@example\.ca/);
  }
  expect(mail?.fields.html).not.toContain('<b>');
});

test('an English page gets an English receipt, and without an address none is sent', async () => {
  const site = await open();
  await send(site, { name: 'Ann', email: '' });
  const reference = await send(site, { name: 'Ann', email: 'ann@example.ca' }, 'en');
  const [mail] = await mailOf(site, 1);
  expect(mail?.fields.subject).toBe(`Received: Permit (${reference})`);
  expect(mail?.fields.text).toContain('We received your form');
});

test('at most three receipts a day reach one address, however it is written', async () => {
  // Days of receipts are those of UTC: none ends while this runs.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00Z') });
  const site = await open();
  for (const email of ['ann@example.ca', 'ANN@example.ca', 'ann+2@example.ca', 'Ann+3@Example.ca'])
    await send(site, { email });
  await send(site, { email: 'bob@example.ca' });
  const mail = await mailOf(site, 4);
  expect(mail.map(({ fields }) => fields.to.toLowerCase()).sort()).toEqual([
    ...['ann+2@example.ca', 'ann@example.ca', 'ann@example.ca', 'bob@example.ca'],
  ]);
});

test('an office that wants all gets mail with the answers, in its own language', async () => {
  const site = await open({ ...permit, settings: { delivery: ['sandbox-mail', 'sandbox-webhook'] } });
  const reference = await send(site, { name: 'Zoë', email: 'zoe@example.ca', secret: 'canary' });
  const [mail] = await mailOf(site, 1);
  expect(mail?.fields.subject).toBe(`New submission: Permit (${reference})`);
  expect(mail?.fields.text).toContain('Zoë');
  // Nobody reads submissions here, so no link would open.
  expect(mail?.fields.text).not.toContain('https://');
  expect(mail?.fields.text).not.toContain('canary');
});

test('the link in mail to an office opens the submission at the desk, in the language of the office', async () => {
  const form = { ...permit, settings: { delivery: ['sandbox-mail'] } };
  const site = await openSite({ OPERATOR_TOKEN: 'ann:a-secret-of-an-office-of-tests' }, [form]);
  sites.push(site);
  const reference = await send(site, { name: 'Zoë' });
  const [mail] = await mailOf(site, 1);
  const [, page = ''] = /(\/desk\/\w\w\/submissions\/\S+)/.exec(mail?.fields.text ?? '') ?? [];
  expect(page).toBe(`/desk/en/submissions/${reference}`);
  const response = await site.fetch(page);
  expect([response.status, await response.text()]).toEqual([
    401,
    expect.stringContaining(`value="/submissions/${reference}"`),
  ]);
});

test('a wrong DELIVERY_FILE stops the start with place and reason, and without its secrets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  const destinations = { office: { kind: 'webhook', url: 'https://a.example', secrets: ['whsec_canary'] } };
  writeFileSync(join(folder, 'delivery.json'), JSON.stringify({ destinations }));
  const starting = openSite({ DELIVERY_FILE: 'delivery.json' }, [permit], folder);
  const { message } = await starting.then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect(message).toContain('DELIVERY_FILE is wrong. destinations.office.secrets[0]: Write whsk_');
  expect(message).toContain('SITE_URL is missing');
  expect(message).not.toContain('canary');
});

test('settings for submissions that are stored elsewhere stop the start', async () => {
  const env = { FORM_SERVICE_URL: 'http://127.0.0.1:1', RETENTION_DAYS: '30' };
  await expect(openSite(env)).rejects.toThrow('RETENTION_DAYS has no effect with FORM_SERVICE_URL');
});

test('in production the start names a sample form whose submissions would wait, and a form with an unknown office', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  const forms = [
    { ...permit, path: 'report', settings: { delivery: ['sandbox-mail', 'sandbox-webhook'] } },
    { ...permit, settings: { delivery: ['archive'] } },
  ];
  const production = await openSite({ NODE_ENV: 'production' }, forms, folder);
  sites.push(production);
  expect(production.lines.join('\n')).toMatch(
    /submissions of report wait for sandbox-mail, sandbox-webhook: offices of the sandbox city, .* a sample form/,
  );
  expect(production.lines.join('\n')).toContain(
    'submissions of permit wait for archive: DELIVERY_FILE does not',
  );
  const development = await openSite({}, forms);
  sites.push(development);
  expect(development.lines.join('\n')).not.toContain('sandbox-mail');
});
