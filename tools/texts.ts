import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './checks/run-program.ts';
import { faultsIn, french } from './french/typography.ts';
import { root } from './launcher/launch.js';
import { findTexts } from './texts/find-texts.ts';
import { putBack } from './texts/put-back.ts';
import { readSheet, writeSheet } from './texts/sheet.ts';
import { readSources } from './texts/sources.ts';

// Every text in both languages, for an editor: `npm run --silent texts -- --csv > sheet.csv`, or `--csv sheet.csv`.
// `npm run texts -- --from sheet.csv` puts them back into the sources, all or none.
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { csv: { type: 'boolean' }, from: { type: 'string' } },
});
const print = (line: string) => void process.stderr.write(`${line}\n`);

if (values.csv === true && values.from === undefined) writeTexts(positionals[0]);
else if (values.csv === undefined && existsSync(values.from ?? '')) await putTexts(values.from ?? '');
else {
  print('Say what to do: npm run texts -- --csv [FILE], or npm run texts -- --from FILE');
  process.exitCode = 2;
}

function writeTexts(file: string | undefined): void {
  const texts = [...readSources(root)].flatMap(([path, source]) => findTexts(path, source));
  const sheet = writeSheet(texts);
  if (file === undefined) process.stdout.write(sheet);
  else writeFileSync(file, sheet);
  print(`${texts.length} texts were written.`);
}

async function putTexts(file: string): Promise<void> {
  const outcome = putBack(readSources(root), readSheet(readFileSync(file)));
  if (outcome.kind === 'refused') {
    print(`Nothing was changed. ${file}:`);
    for (const reason of outcome.reasons) print(`  ${reason}`);
    process.exitCode = 1;
    return;
  }
  const { sources, changed } = outcome;
  for (const [path, source] of sources) writeFileSync(join(root, path), source);
  if (sources.size > 0) {
    const args = ['format', '--write', '--colors=off', ...sources.keys()];
    const { isContent, output } = await runProgram(root, '@biomejs/biome/bin/biome', args);
    if (!isContent) print(output);
  }
  for (const row of changed) {
    const { place } = row;
    for (const fault of faultsIn(row[french].replace(/\$\{[^}]*\}/g, 'x')))
      print(`Look again at ${place}: ${fault}`);
  }
  print(`${changed.length} texts were changed, in ${sources.size} files.`);
}
