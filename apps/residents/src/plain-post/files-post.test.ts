import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSession, openSite, type TestSite } from '../testing/open-site.ts';
import { withoutEntities } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const photos: JsonObject = {
  ...{ type: 'file', key: 'photos', label: 'Photos', input: true, storage: 'url', url: '/api/file' },
  ...{ multiple: true, filePattern: '.txt', fileMaxSize: '100B' },
};
const name: JsonObject = {
  ...{ type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
};

let site: TestSite;
/** Of somebody else, where the files of one form go. */
let foreignServer: Server;
const received: string[] = [];

beforeAll(async () => {
  foreignServer = createServer(async (request, response) => {
    received.push(await text(request));
    response.end('{"url":"/kept/7"}');
  }).listen(0, '127.0.0.1');
  await once(foreignServer, 'listening');
  const origin = `http://127.0.0.1:${Object(foreignServer.address()).port}`;
  site = await openSite({ UPLOAD_ORIGINS: origin }, [
    { title: 'Places', path: 'places', components: [photos, name] },
    { title: 'Letters', path: 'letters', components: [{ ...photos, storage: 'base64' }] },
    {
      title: 'Plans',
      path: 'plans',
      components: [{ ...photos, filePattern: '.pdf', fileMaxSize: '1MB' }, name],
    },
    {
      title: 'Diary',
      path: 'diary',
      components: [{ ...photos, storage: 'base64', fileMaxSize: '' }, name],
    },
    { title: 'Plain', path: 'plain', components: [name] },
    {
      title: 'Outside',
      path: 'outside',
      components: [{ ...photos, url: `${origin}/in`, fileKey: 'upload' }],
    },
  ]);
});

afterAll(async () => {
  await site.close();
  foreignServer.close();
});

const fileOf = (fileName: string, text: string) => new File([text], fileName, { type: 'text/plain' });

/** As a browser without scripts sends a form with files. */
async function post(
  path: string,
  entries: readonly (readonly [string, string | File])[],
  cookie = newSession(),
) {
  const body = new FormData();
  for (const [key, value] of entries) body.append(key, value);
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const response = await site.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, html: withoutEntities(await response.text()) };
}

/** The files that a page carries along. */
function carriedIn(html: string): readonly string[] {
  return [...html.matchAll(/<input type="hidden"[^>]* name="photos"[^>]* value="(\{[^>]*?\})"/g)].map(
    ([, record = '']) => record,
  );
}

test('a form with files is sent so that its files go along, any other as ever', async () => {
  const page = await (await site.fetch('/en/places')).text();
  expect(page).toMatch(/<form[^>]* enctype="multipart\/form-data"/i);
  expect(page).toMatch(/<input[^>]* type="file"/);
  expect(await (await site.fetch('/en/plain')).text()).not.toContain('multipart');
});

test('files that are chosen without a script are stored with what is sent', async () => {
  const sent = await post('/en/places', [
    ['photos', fileOf('a.txt', 'One.')],
    ['photos', fileOf('b.txt', 'Two.')],
    ['name', 'Zoé'],
  ]);
  expect(sent.status).toBe(303);
  const [data] = storedData(site, 'places');
  expect(data).toMatchObject({
    name: 'Zoé',
    photos: [
      {
        storage: 'url',
        originalName: 'a.txt',
        size: 4,
        url: expect.stringMatching(/^\/api\/file\/[0-9a-f]{40}$/),
      },
      { originalName: 'b.txt' },
    ],
  });
});

test('what else is missing is asked for, and the files stay: to be sent, or to be taken out', async () => {
  const asked = await post('/en/places', [
    ['photos', fileOf('a.txt', 'One.')],
    ['name', ''],
  ]);
  expect(asked.status).toBe(422);
  expect(asked.html).toContain('Name is required.');
  const [record = ''] = carriedIn(asked.html);
  expect(JSON.parse(record)).toMatchObject({ originalName: 'a.txt' });
  const before = storedData(site, 'places').length;
  const taken = await post('/en/places', [
    ['photos', record],
    ['photos', fileOf('', '')],
    ['name', 'Ann'],
    ['guichet:change', 'file:remove photos 0'],
  ]);
  expect(taken.status).toBe(200);
  expect(carriedIn(taken.html)).toEqual([]);
  expect(taken.html).toContain('Ann');
  const { url } = JSON.parse(record);
  await expect.poll(async () => (await site.fetch(url)).status).toBe(404);
  const again = await post('/en/places', [
    ['photos', fileOf('c.txt', 'Three.')],
    ['name', ''],
  ]);
  const [kept = ''] = carriedIn(again.html);
  const sent = await post('/en/places', [
    ['photos', kept],
    ['photos', fileOf('', '')],
    ['name', 'Ann'],
  ]);
  expect(sent.status).toBe(303);
  expect(storedData(site, 'places').slice(before)).toMatchObject([{ photos: [{ originalName: 'c.txt' }] }]);
});

test.each([
  ['en', 'a.pdf', 'text', 'File is the wrong type; it must be .txt.'],
  ['fr', 'a.pdf', 'text', 'Ce type de fichier n’est pas accepté. Types acceptés\u00a0: .txt.'],
  ['en', 'a.txt', 'x'.repeat(200), 'File is too big; it must be at most 100\u00a0bytes.'],
  [
    'fr',
    'a.txt',
    'x'.repeat(200),
    'Le fichier est trop volumineux; sa taille ne doit pas dépasser 100\u00a0octets.',
  ],
  ['en', 'a.txt', '', 'This file is empty.'],
])(
  'a file that is not taken never passes in silence, and nothing is lost (%s, %s)',
  async (locale, file, text, sentence) => {
    const before = storedData(site, 'places').length;
    const refused = await post(`/${locale}/places`, [
      ['photos', fileOf(file, text)],
      ['name', 'Zoé'],
    ]);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(sentence);
    expect(refused.html).toContain('Zoé');
    expect(storedData(site, 'places')).toHaveLength(before);
  },
);

/** An empty page that opens with a password only. */
const encrypted: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(
    new URL('../../../form-service/src/uploads/locked-pdf/testing/encrypted-pdfs.json', import.meta.url),
    'utf8',
  ),
);

test.each([
  ['en', 'This PDF is protected by a password. Save a copy without the password, then choose that one.'],
  [
    'fr',
    'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis choisissez celle-là.',
  ],
])('a PDF that opens with a password only is refused with what to do (%s)', async (locale, sentence) => {
  const bytes = Buffer.from(encrypted['AES-128 secret'] ?? '', 'base64');
  const refused = await post(`/${locale}/plans`, [
    ['photos', new File([bytes], 'a.pdf', { type: 'application/pdf' })],
    ['name', 'Zoé'],
  ]);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain(sentence);
  expect(refused.html).toContain('Zoé');
  expect(storedData(site, 'plans')).toEqual([]);
});

test('a file of a field that keeps it in the answers goes there', async () => {
  expect((await post('/en/letters', [['photos', fileOf('a.txt', 'One.')]])).status).toBe(303);
  expect(storedData(site, 'letters')).toMatchObject([
    { photos: [{ storage: 'base64', url: `data:text/plain;base64,${btoa('One.')}` }] },
  ]);
});

test('one that is too large for an answer is refused with how large it may be, and nothing is lost', async () => {
  const refused = await post('/en/diary', [
    ['photos', fileOf('a.txt', 'x'.repeat(761 * 1024))],
    ['name', 'Zoé'],
  ]);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('File is too big; it must be at most 760\u00a0kB.');
  expect(refused.html).toContain('Zoé');
  const sent = await post('/en/diary', [
    ['photos', fileOf('a.txt', 'x'.repeat(760 * 1024))],
    ['name', 'Zoé'],
  ]);
  expect(sent.status).toBe(303);
  expect(storedData(site, 'diary')).toHaveLength(1);
});

test('a file for the server of somebody else goes there, and is named with the form', async () => {
  const [form] = (await (await site.fetch('/en/outside')).text()).match(/<form[^>]*>/) ?? [];
  expect(form).toContain('multipart/form-data');
  expect((await post('/en/outside', [['photos', fileOf('a.txt', 'One.')]])).status).toBe(303);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/name="upload"; filename="a.txt"[\s\S]*One\./);
  expect(storedData(site, 'outside')).toMatchObject([
    {
      photos: [
        {
          ...{ storage: 'url', originalName: 'a.txt', size: 4, hash: '' },
          name: expect.stringMatching(/^a-[0-9a-f-]{36}\.txt$/),
          url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/in\/kept\/7$/),
        },
      ],
    },
  ]);
});

test.each([
  ['en', 'File with the same name is already uploaded.'],
  ['fr', 'Un fichier du même nom est déjà téléversé.'],
])('a file whose name is there already is reported, and taken once (%s)', async (locale, sentence) => {
  const twice = await post(`/${locale}/places`, [
    ['photos', fileOf('a.txt', 'One.')],
    ['photos', fileOf('a.txt', 'Two.')],
    ['name', 'Zoé'],
  ]);
  expect(twice.status).toBe(422);
  expect(twice.html).toContain(sentence);
  const [record = '', ...more] = carriedIn(twice.html);
  expect(more).toEqual([]);
  const again = await post(`/${locale}/places`, [
    ['photos', fileOf('a.txt', 'Three.')],
    ['photos', record],
    ['name', 'Zoé'],
  ]);
  expect(again.status).toBe(422);
  expect(again.html).toContain(sentence);
  expect(carriedIn(again.html)).toEqual([record]);
});

test('a file under a name that is no field of files is left behind', async () => {
  const sent = await post('/en/places', [
    ['name', 'Ann'],
    ['other', fileOf('a.txt', 'One.')],
  ]);
  expect(sent.status).toBe(303);
});

test('a body that breaks off is refused, and so is one with files for a form that takes none', async () => {
  const broken = (path: string) =>
    site.fetch(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nZo',
    });
  expect((await broken('/en/places')).status).toBe(400);
  expect((await broken('/en/plain')).status).toBe(415);
});
