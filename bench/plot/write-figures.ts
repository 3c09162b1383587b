import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headOf, type Line, textOf } from '../measuring/report.ts';
import type { PeerName } from '../sides.ts';
import { drawPlot } from './draw-plot.ts';

const begin = '<!-- figures of `npm run bench -- --plot` -->';
const end = '<!-- end of the figures -->';

/** Writes the plot of the main README, and the table of the bench's own between its two marks. */
export async function writeFigures(
  root: string,
  lines: readonly Line[],
  peers: readonly PeerName[],
): Promise<void> {
  await writeFile(join(root, 'docs', 'images', 'speed.svg'), drawPlot(lines, peers));
  const readme = join(root, 'bench', 'README.md');
  const text = await readFile(readme, 'utf8');
  await writeFile(
    readme,
    withTable(text, [headOf(peers), ...lines.map((line) => textOf(line, peers))].join('\n')),
  );
}

/** The text with this table between its two marks. */
export function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The README of the bench lacks "${begin}" or "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}
