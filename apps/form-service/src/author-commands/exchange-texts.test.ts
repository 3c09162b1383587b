import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { models } from '@guichet/fields/models';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exchangeTexts } from './exchange-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'form.json');
const source = JSON.stringify(
  {
    ...{ title: 'Trial', path: 'trial', properties: { fr: 'Essai' } },
    components: [
      {
        type: 'textfield',
        key: 'a',
        label: '= not a formula; "quoted"',
        description: '\r\n\r\nTwo lines\r\nof it',
      },
    ],
  },
  null,
  '\t',
).replaceAll('\n', '\r\n');
beforeEach(() => writeFileSync(file, source));

async function run(...words: string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await exchangeTexts([file, ...words], {
    ...{ models, cwd: folder, formsDir: folder, dataDir: folder, databaseUrl: undefined, secret: undefined },
    ...{ siteUrl: '', formServiceUrl: undefined, dataOrigins: undefined, uploadOrigins: undefined },
    print: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, complaints, output: lines.join('\n') };
}

/** As a spreadsheet saves it again: with semicolons, every cell quoted. */
function saved(cells: readonly (readonly string[])[], lineBreak: string): string {
  return cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join(lineBreak);
}

test('the sheet that was written changes nothing, whichever program saved it', async () => {
  const { output } = await run('--csv');
  writeFileSync(join(folder, 'sheet.csv'), output);
  const cells = [
    ['name', 'en', 'fr'],
    ['title', 'Trial', 'Essai'],
    ['a:label', `'= not a formula; "quoted"`, ''],
    ['a:description', "'\n\nTwo lines\nof it", ''],
  ];
  writeFileSync(join(folder, 'excel.csv'), saved(cells, '\r\n'));
  for (const sheet of ['sheet.csv', 'excel.csv']) {
    expect(await run('--from', sheet)).toMatchObject({ code: 0, complaints: [] });
    expect(readFileSync(file, 'utf8')).toBe(source);
  }
});

test('a changed cell is written as it is, and nothing else changes', async () => {
  const title = 'Essai « neuf »; "deux"';
  writeFileSync(
    join(folder, 'sheet.csv'),
    saved(
      [
        ['name', 'en', 'fr'],
        ['title', 'Trial', title],
      ],
      '\n',
    ),
  );
  expect(await run('--from', 'sheet.csv')).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toBe(source.replace('"Essai"', JSON.stringify(title)));
});
