import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headOf, type Line, textOf } from '../measuring/report.ts';
import type { PeerName } from '../sides.ts';
import { drawPlot } from './draw-plot.ts';

/** The table of the page's cases, or of pages on a bad network. */
export type TableName = 'page' | 'network';

/** Writes the plot of the main README. */
export function writePlot(root: string, lines: readonly Line[], peers: readonly PeerName[]): Promise<void> {
  return writeFile(join(root, 'docs', 'images', 'speed.svg'), drawPlot(lines, peers));
}

interface Figures {
  readonly lines: readonly Line[];
  readonly peers: readonly PeerName[];
  readonly rounds: number;
  /** Of the browser. */
  readonly version: string;
}

/** Writes a table of the bench's README, and says of when it is. */
export async function writeTable(root: string, name: TableName, figures: Figures): Promise<void> {
  const { lines, peers, rounds, version } = figures;
  const readme = join(root, 'bench', 'README.md');
  const caption = `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, rounds: ${rounds}.`;
  const table = [caption, '', headOf(peers), ...lines.map((line) => textOf(line, peers))].join('\n');
  await writeFile(readme, withTable(await readFile(readme, 'utf8'), name, table));
}

/** The text with this table between its two marks. */
export function withTable(text: string, name: TableName, table: string): string {
  const [begin, end] = [`<!-- ${name}: written by the bench -->`, `<!-- ${name}: end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The README of the bench lacks "${begin}" or "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}
