import { builtIns } from '@guichet/author-scripts/built-ins';
import { parseAuthorScript } from '@guichet/author-scripts/compile';
import { regularExpressions } from '@guichet/author-scripts/regular-expressions';
import { type HostObject, runAuthorScript, type ScriptScope } from '@guichet/author-scripts/run';
import { quantile } from '../measuring/report.ts';
import { writeAuthorScripts, writeData } from './snippets.ts';
import { packed, weigh } from './weigh.ts';

const count = 200;
const rounds = 300;
/** Not counted: until then code is still being compiled. */
const warmUp = 100;

const written = writeAuthorScripts(count);
const data = writeData(count);
const host: HostObject = { get: (key) => data[key], keys: () => Object.keys(data) };
const scope: ScriptScope = {
  builtIns,
  regularExpressions,
  initial: true,
  read: (name) => (name === 'data' ? host : undefined),
  knows: () => false,
  environment: () => ({ now: 0, timeZone: 'America/Toronto', seed: 1, locale: 'en' }),
};

const trees = written.map(({ code, output }) => {
  const { authorScript } = parseAuthorScript(code, output);
  if (authorScript === undefined) throw new Error(`Not parsed: ${code}`);
  return authorScript;
});
/** The same code compiled natively, as the floor. */
const compiled = written.map(
  ({ code, output }) => new Function('data', `let ${output} = true; ${code}; return ${output};`),
);

const ours = () => trees.map((tree) => runAuthorScript(tree, scope));
const byHand = () => compiled.map((run): unknown => run(data));

const expected = byHand();
ours().forEach((outcome, index) => {
  if (outcome.kind === 'done' && Object.is(outcome.value, expected[index])) return;
  throw new Error(`Not the same: ${written[index]?.code} gave ${JSON.stringify(outcome)}`);
});

const samples: { readonly ours: number; readonly byHand: number }[] = [];
for (let round = 0; round < warmUp + rounds; round += 1) {
  const sample = { ours: millisecondsOf(ours), byHand: millisecondsOf(byHand) };
  if (round >= warmUp) samples.push(sample);
}
const [mine, floor] = [
  quantile(
    samples.map((sample) => sample.ours),
    0.5,
  ),
  quantile(
    samples.map((sample) => sample.byHand),
    0.5,
  ),
];
console.log(`${count} snippets at once, as if each read what a key changes`);
console.log(`  by hand  ${show(floor)}`);
console.log(
  `  ours     ${show(mine)}   ${(mine / floor).toFixed(1)}x by hand, ${((mine * 1000) / count).toFixed(2)} us a snippet`,
);

const first = Array.from({ length: 20 }, () => {
  const copies = structuredClone(trees);
  return millisecondsOf(() => copies.map((tree) => runAuthorScript(tree, scope)));
});
console.log(`  ours     ${show(quantile(first, 0.5))}   when each is run for the first time`);
console.log(`code   ${packed(JSON.stringify(written.map(({ code }) => code)))} bytes packed`);
console.log(`trees  ${packed(JSON.stringify(trees))} bytes packed`);
console.log(`interpreter  ${await weigh('@guichet/author-scripts/run')} bytes packed`);
console.log(`with its built-ins  ${await weigh('@guichet/author-scripts/built-ins')} bytes packed`);

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function show(milliseconds: number): string {
  return `${milliseconds.toFixed(3)} ms`;
}
