import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

test.each([
  [[], 'Name the form, for example: npm run submissions -- parking-permit'],
  [['a', 'b'], 'One form at a time: "b" is one too many.'],
  [['a', '--tsv'], "Unknown option '--tsv'."],
  [['a', '--since'], '--since needs a value: write it after --since.'],
  [['a', '--since', '--csv'], '--since needs a value: write it after --since.'],
  [['a', '--since', '2026-02-30'], '--since and --until take a day such as 2026-01-31.'],
  [['a', '--since', '2026-02-02', '--until', '2026-02-01'], '--since is a later day than --until.'],
  [['a', '--csv', '--labels', 'de'], '--labels takes en or fr.'],
  [['a', '--csv', '--separator', 'x'], "--separator takes ',' or ';' or tab."],
  [['a', '--labels', 'en'], '--labels and --separator are for a table: add --csv.'],
])('the call %j is refused in a sentence', (args, sentence) => {
  expect(parseArguments(args)).toEqual({
    kind: 'wrong',
    sentence: `${sentence}\nSee: npm run submissions -- --help`,
  });
});
