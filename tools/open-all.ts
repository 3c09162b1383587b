import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/fixtures/start-product.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { openPages } from './open-all/open-pages.ts';
import { type FormToOpen, readFolder } from './open-all/read-folder.ts';
import { isFailure, type Row, tableOf } from './open-all/report.ts';
import { findChromium } from './testing/find-chromium.ts';

// Opens every form in a folder as a resident does, in both languages: `npm run open-all -- FOLDER`.
const [, , folder] = process.argv;
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('Say which folder of forms to open: npm run open-all -- FOLDER\n');
  process.exit(2);
}

try {
  const rows = await openAll(folder);
  process.stdout.write(`${tableOf(rows).join('\n')}\n`);
  process.exitCode = rows.some(isFailure) ? 1 : 0;
} catch (error) {
  reportAndExit(error);
}

async function openAll(from: string): Promise<readonly Row[]> {
  const found = readFolder(from);
  const forms = found.filter((one): one is FormToOpen => one.kind === 'form');
  const formsDir = mkdtempSync(join(tmpdir(), 'guichet-open-all-'));
  for (const { alias, definition } of forms)
    writeFileSync(join(formsDir, `${alias}.json`), JSON.stringify(definition));
  const product = await startProduct({ formsDir });
  try {
    const faults = new Map<string, Row['faults']>();
    for await (const { form, faults: own } of openPages(forms, product.siteUrl, findChromium(root).path))
      faults.set(form.file, own);
    return found.map((form) => ({ form, faults: faults.get(form.file) ?? [] }));
  } finally {
    await product.stop();
    rmSync(formsDir, { recursive: true, force: true });
  }
}
