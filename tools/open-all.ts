import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { registerComponents } from '../apps/form-service/src/register-components.ts';
import { startProduct } from '../e2e/fixtures/start-product.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { openPages } from './open-all/open-pages.ts';
import type { FormToOpen } from './open-all/read-folder.ts';
import { type FormFaults, isFailure, tableOf } from './open-all/report.ts';
import { findChromium } from './testing/find-chromium.ts';

// Opens every form in a folder as a resident does, in both languages: `npm run open-all -- FOLDER`. With `COMPONENTS_FILE`
// set, its types are known, as in the product.
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

async function openAll(from: string): Promise<readonly FormFaults[]> {
  const { COMPONENTS_FILE = '' } = process.env;
  // Before anything reads the registries.
  if (COMPONENTS_FILE.trim() !== '') registerComponents(resolve(root, COMPONENTS_FILE.trim()));
  const { readFolder } = await import('./open-all/read-folder.ts');
  const found = readFolder(from);
  const forms = found.filter((form): form is FormToOpen => form.kind === 'form');
  const formsDir = mkdtempSync(join(tmpdir(), 'guichet-open-all-'));
  for (const { alias, definition } of forms)
    writeFileSync(join(formsDir, `${alias}.json`), JSON.stringify(definition));
  const product = await startProduct({ formsDir });
  try {
    const faults = new Map<string, FormFaults['faults']>();
    for await (const { form, faults: formFaults } of openPages(
      forms,
      product.siteUrl,
      findChromium(root).path,
    )) {
      faults.set(form.file, formFaults);
      // A folder may take an hour; the table comes at the end.
      process.stderr.write(`${faults.size} of ${forms.length}: ${form.file}\n`);
    }
    return found.map((form) => ({ form, faults: faults.get(form.file) ?? [] }));
  } finally {
    await product.stop();
    rmSync(formsDir, { recursive: true, force: true });
  }
}
