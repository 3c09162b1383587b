import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseUploaded } from '@guichet/service-client';
import { parse } from 'content-disposition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';
import {
  bytes,
  fileOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';

let service: UploadService;

beforeEach(async () => {
  service = await openUploadService();
});

afterEach(() => service.close());

const rtl = '\u202e';

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['/etc/cron.d/job', 'job'],
  ['C:\\fakepath\\photo.jpg', 'photo.jpg'],
  ['plan.pdf\u0000.exe', 'plan.pdf.exe'],
  [`invoice${rtl}fdp.exe`, 'invoicefdp.exe'],
  ['\u2066a\u2069\u200eb\ufeff.txt', 'ab.txt'],
  ['line\r\nSet-Cookie: a=b.txt', 'lineSet-Cookie: a=b.txt'],
  ['', 'file'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['  trailing. . ', 'trailing'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['Com1.pdf', '_Com1.pdf'],
  ['console.pdf', 'console.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  [`${'a'.repeat(10_000)}.pdf`, `${'a'.repeat(251)}.pdf`],
  [`a.${'x'.repeat(10_000)}`, 'x'.repeat(255)],
])('the name “%s” is kept as “%s”', (name, kept) => {
  expect(cleanName(name)).toBe(kept);
  expect(cleanName(kept)).toBe(kept);
});

test.each([
  '../../../../tmp/guichet-was-here.txt',
  '..\\..\\guichet-was-here.txt',
  'a\u0000b.txt',
  `photo${rtl}gpj.txt`,
  `${'n'.repeat(10_000)}.txt`,
  'CON.txt',
  '"; filename="evil.html.txt',
  'a\r\nX-Evil: 1.txt',
  '🚗🚗.txt',
])(
  'a file called “%s” is data under a name of ours, and is saved under a name that harms nobody',
  async (name) => {
    const before = new Set(readdirSync(service.folder, { recursive: true, encoding: 'utf8' }));
    const response = await service.upload(
      fileOf(bytes.text, name),
      {},
      { name: `../${name}`, dir: '../../etc' },
    );
    const taken = parseUploaded(await response.text());
    if (taken === undefined) throw new Error('Not taken.');
    expect(response.status).toBe(201);
    const added = readdirSync(service.folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !before.has(file),
    );
    expect(added).toEqual([join('data', 'uploads', 'kept', taken.url.slice(1))]);
    for (const emitted of [taken.name, taken.originalName]) {
      expect(emitted).toBe(cleanName(emitted));
      expect(emitted.length).toBeLessThanOrEqual(255);
    }
    const given = await fetch(`${service.url}/api/file${taken.url}`);
    const { type, parameters } = parse(given.headers.get('content-disposition') ?? '');
    expect({ type, name: parameters.filename }).toEqual({ type: 'attachment', name: taken.originalName });
    expect(given.headers.get('x-evil')).toBeNull();
    expect(await given.text()).toBe(bytes.text.toString());
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

test.each([
  ['a picture with a script', svg, 'a.svg', 'image/svg+xml'],
  ['the same as XML', `<?xml version="1.0"?>${svg}`, 'a.svg', 'image/svg+xml'],
  ['a page', html, 'a.html', 'text/html'],
  ['a page that calls itself plain', html, 'a.txt', 'text/plain'],
  [
    'a page in XML',
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>`,
    'a.xhtml',
    'application/xhtml+xml',
  ],
  ['a script', 'alert(1)', 'a.js', 'text/javascript'],
])(
  '%s is never shown: it can only be saved, as bytes, without a right to anything',
  async (_, content, name, type) => {
    const { url } = await service.uploadRecord(fileOf(content, name, type));
    const given = await fetch(`${service.url}${url}`);
    expect(given.headers.get('content-type')).toMatch(/^(application\/octet-stream|text\/plain)/);
    expect(given.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(given.headers.get('x-content-type-options')).toBe('nosniff');
    expect(given.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  },
);

test('a field for pictures of two kinds takes neither a vector picture nor one that is called otherwise', async () => {
  const post = async (content: Uint8Array | string, name: string, type: string) =>
    refusalOf(await service.upload(fileOf(content, name, type), { field: 'plan' }));
  expect(await post(svg, 'a.png', 'image/png')).toBe('415 not_what_it_says');
  expect(await post(svg, 'a.svg', 'image/svg+xml')).toBe('415 wrong_type');
  expect(await post('GIF89a=1;alert(1)', 'a.png', 'image/png')).toBe('415 not_what_it_says');
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(60)]);
  expect(await post(gif, 'a.png', 'image/png')).toBe('415 not_what_it_says');
});

test('what is two kinds at once is the one that it begins with, and only that', async () => {
  const zipAfterPicture = Buffer.concat([bytes.png, Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100)]);
  const taken = await service.uploadRecord(fileOf(zipAfterPicture, 'a.png', 'image/png'), { field: 'plan' });
  expect(taken.type).toBe('image/png');
  const pageAfterPicture = Buffer.concat([bytes.png, Buffer.from(html)]);
  const { url } = await service.uploadRecord(fileOf(pageAfterPicture, 'a.png', 'image/png'), {
    field: 'plan',
  });
  expect((await fetch(`${service.url}${url}`)).headers.get('content-type')).toBe('image/png');
  const jar = await service.upload(fileOf(zipAfterPicture, 'a.jar', 'application/java-archive'));
  expect(await refusalOf(jar)).toBe('415 not_what_it_says');
  const pdfInProgram = Buffer.concat([bytes.exe, bytes.pdf]);
  expect(await refusalOf(await service.upload(fileOf(pdfInProgram, 'a.pdf'), { field: 'plan' }))).toBe(
    '415 not_what_it_says',
  );
});

test('what claims to be one kind and is another is refused, whatever the field takes', async () => {
  const post = async (content: Uint8Array | string, name: string, type: string) =>
    refusalOf(await service.upload(fileOf(content, name, type)));
  expect(await post(bytes.exe, 'holiday.jpg', 'image/jpeg')).toBe('415 not_what_it_says');
  expect(await post(bytes.exe, 'letter.docx', '')).toBe('415 not_what_it_says');
  expect(await post(bytes.exe, 'notes.txt', 'text/plain')).toBe('415 not_what_it_says');
  expect(await post(html, 'holiday.jpg', 'image/jpeg')).toBe('415 not_what_it_says');
  expect(await post(bytes.text, 'movie.mp4', 'video/mp4')).toBe('415 not_what_it_says');
  expect(await post(Buffer.from([0, 1, 2, 3, 4]), 'a.csv', 'text/csv')).toBe('415 not_what_it_says');
});

test('honest files of everyday kinds are taken for what they are', async () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00', 'latin1'), Buffer.alloc(200)]);
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const type = async (content: Uint8Array | string, name: string, claimed: string) =>
    (await service.uploadRecord(fileOf(content, name, claimed))).type;
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(await type(zip, 'letter.docx', word)).toBe(word);
  expect(await type(old, 'letter.doc', 'application/msword')).toBe('application/msword');
  expect(await type('a;b\n1;2\n', 'table.csv', 'text/csv')).toBe('text/csv');
  expect(await type(Buffer.from('prénom', 'latin1'), 'noms.txt', '')).toBe('text/plain');
  expect(await type(Buffer.concat([Buffer.from('\r\n\r\n'), bytes.pdf]), 'scan.pdf', 'application/pdf')).toBe(
    'application/pdf',
  );
  expect(await type('BMW, blue\nMZ', 'cars.txt', 'text/plain')).toBe('text/plain');
  expect(await type('MZ;BM\n1;2\n', 'table.csv', '')).toBe('text/plain');
  expect(await type(Buffer.from('\ufeffÉté\r\n', 'utf16le'), 'unicode.txt', 'text/plain')).toBe('text/plain');
  expect(await type('{\\rtf1 Hello}', 'letter.doc', 'application/msword')).toBe('application/rtf');
  expect(await type('solid cube\nendsolid', 'cube.stl', '')).toMatch(/text|stl/);
  expect(await type(Buffer.from([1, 2, 3, 0, 9]), 'drawing.dgn', '')).toBe('application/octet-stream');
});

test('a name on which a field’s expression would never end is refused, and others are taken', async () => {
  const upload = (name: string) =>
    service.upload(fileOf(bytes.pdf, name, 'application/pdf'), { field: 'named' });
  expect(await refusalOf(await upload(`${'a'.repeat(60)}!.pdf`))).toBe('415 wrong_type');
  expect((await upload('a-plan.pdf')).status).toBe(201);
});
