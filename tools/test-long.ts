import { draftsPart } from './long/drafts/drafts-part.ts';
import { formsPart } from './long/forms/forms-part.ts';
import { journeysPart } from './long/journeys/journeys-part.ts';
import { noScriptPart } from './long/no-script/no-script-part.ts';
import { parseOptions } from './long/parse-options.ts';
import type { LongTest } from './long/part.ts';
import { postgresqlPart } from './long/postgresql/postgresql-part.ts';
import { propertiesPart } from './long/properties/properties-part.ts';
import { requestsPart } from './long/requests/requests-part.ts';
import { scriptsPart } from './long/scripts/scripts-part.ts';
import { testsPart } from './long/tests/tests-part.ts';

// Runs tests that take too long for every change: `npm run test:long -- [PART...] [--forms FOLDER] [--seed N]
// [--requests N] [--only N]`.
const parts: readonly LongTest[] = [
  requestsPart,
  scriptsPart,
  propertiesPart,
  testsPart,
  postgresqlPart,
  journeysPart,
  draftsPart,
  noScriptPart,
  formsPart,
];

const parsed = parseOptions(process.argv.slice(3), parts);
if (parsed.kind === 'wrong') {
  process.stderr.write(`${parsed.sentence}\n`);
  process.exit(2);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const failed: string[] = [];
for (const part of parts.filter(({ name }) => parsed.parts.includes(name))) {
  print(`\n${part.name}: ${part.what}, with --seed ${parsed.options.seed}\n`);
  const faults = await part.run(parsed.options, print);
  for (const fault of faults) print(`Failed: ${fault}`);
  print(faults.length === 0 ? `${part.name}: all is well` : `${part.name}: ${faults.length} faults`);
  if (faults.length > 0) failed.push(part.name);
}
process.exit(failed.length === 0 ? 0 : 1);
