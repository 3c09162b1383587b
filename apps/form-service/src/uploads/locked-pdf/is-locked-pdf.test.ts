import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isLockedPdf, isLockedPdfFile } from './is-locked-pdf.ts';
import encryptedPdfs from './testing/encrypted-pdfs.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'guichet-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** In memory and on the disk, which say the same. */
async function isLocked(pdf: Buffer): Promise<boolean> {
  const path = join(folder, 'a.pdf');
  writeFileSync(path, pdf);
  const [inMemory, onDisk] = [await isLockedPdf(pdf), await isLockedPdfFile(path)];
  expect(onDisk).toBe(inMemory);
  return onDisk;
}

/** Empty pages, each encrypted by pypdf in one of the ways of the standard; “open”: for what its owner allows alone. */
const kinds = Object.entries(encryptedPdfs).map(
  ([kind, base64]) => [kind, Buffer.from(base64, 'base64')] as const,
);

test.each(kinds)('a PDF by %s is locked where it opens with a password only', async (kind, pdf) => {
  expect(await isLocked(pdf)).toBe(kind.endsWith('secret'));
});

test.each(kinds)(
  'so is one by %s of several megabytes, wherever it says how it is encrypted',
  async (kind, pdf) => {
    const at = pdf.indexOf('xref');
    const page = Buffer.alloc(3 * 1024 ** 2 + 5, 'a picture\n');
    const behind = Buffer.concat([pdf.subarray(0, at), page, pdf.subarray(at)]);
    expect(await isLocked(behind)).toBe(kind.endsWith('secret'));
    const before = Buffer.concat([pdf.subarray(0, 9), page, pdf.subarray(9)]);
    expect(await isLocked(before)).toBe(kind.endsWith('secret'));
  },
);

test('one whose dictionary begins at any byte around the end of a piece is found', async () => {
  const [, pdf] = kinds.find(([kind]) => kind === 'AES-256 secret') ?? [];
  if (pdf === undefined) throw new Error('There is no such PDF.');
  const number = /\/Encrypt\s+(\d+)/.exec(pdf.toString('latin1'))?.[1];
  const at = pdf.indexOf(`\n${number} 0 obj`);
  for (let before = -2; before <= 12; before += 1) {
    const page = Buffer.alloc(1024 ** 2 - at - before, 'a');
    expect(await isLocked(Buffer.concat([pdf.subarray(0, at), page, pdf.subarray(at)]))).toBe(true);
  }
});

test.each([
  '%PDF-1.7 (/Encrypt me)',
  '%PDF-1.7 /Encrypt 5 0 R',
  '%PDF-1.7 5 0 obj << /R 3 >> /Encrypt 5 0 R',
  '%PDF-1.7 /Encrypt <<',
  `%PDF-1.7 /Encrypt ${'1'.repeat(100_000)} 0 R`,
  `%PDF-1.7 /Encrypt 5 0 R ${'/Encrypt '.repeat(50_000)}`,
  '%PDF-1.7',
  '',
])('a PDF that only names a password, or is broken, is not (%#)', async (text) => {
  expect(await isLocked(Buffer.from(text))).toBe(false);
});
