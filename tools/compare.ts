import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { usualSeed } from './compare/seed.ts';

// Every form in a folder, validated by our engine and by Form.io's: `npm run compare -- FOLDER`; with `--page` drawn and
// filled in on our page and on Form.io's, side by side in a browser. `--seed N` makes up other submissions and steps.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'boolean' }, seed: { type: 'string' } },
});
const [folder] = positionals;
const seed = Number(values.seed ?? usualSeed);
if (folder === undefined || !existsSync(folder) || !Number.isSafeInteger(seed)) {
  process.stderr.write(
    'Say which folder of forms to compare: npm run compare -- [--page] [--seed NUMBER] FOLDER\n',
  );
  process.exit(2);
}
// Loaded once there is something to compare.
const { compareByEngines, compareOnPages } = await import('./compare/whole-folder.ts');
const print = (line: string) => void process.stdout.write(`${line}\n`);
const compare = values.page === true ? compareOnPages : compareByEngines;
const differing = await compare(folder, seed, print);
process.exitCode = differing.length === 0 ? 0 : 1;
