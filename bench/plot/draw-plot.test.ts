import { expect, test } from 'vitest';
import { summarise } from '../measuring/report.ts';
import { drawPlot } from './draw-plot.ts';
import { withTable } from './write-figures.ts';

const what = 'load, task';
const lines = summarise(
  'F100',
  { floor: [{ [what]: 40 }], ours: [{ [what]: 60 }], formio: [{ [what]: 800 }], surveyjs: [{ [what]: 900 }] },
  () => undefined,
);

test('the plot has a bar for each measured side, longer where it costs more, and says it all in words', () => {
  const plot = drawPlot(lines, ['formio']);
  const lengths = [...plot.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, length]) => Number(length));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
  const desc = /<desc id="desc">(.*)<\/desc>/.exec(plot)?.[1];
  expect(desc).toBe('Load a page of 100 fields: By hand 40 ms, Guichet 1.5×, @formio/js 20×.');
  expect(plot).toMatch(/role="img" aria-labelledby="title desc"/);
  expect(plot).toContain('@media (prefers-color-scheme: dark)');
});

test('the table takes the place of the one before, and the rest of the text stays', () => {
  const text = 'a\n<!-- page: written by the bench -->\nold\n<!-- page: end -->\nb\n';
  const once = withTable(text, 'page', '| new |');
  expect(once).toBe(text.replace('\nold\n', '\n\n| new |\n\n'));
  expect(withTable(once, 'page', '| new |')).toBe(once);
  expect(() => withTable(text, 'network', '')).toThrow('lacks');
});
