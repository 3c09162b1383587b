import type { Line } from '../measuring/report.ts';
import { type PeerName, type SideName, sides } from '../sides.ts';

/** The figures that the plot shows, one panel each. */
const panels = [
  { title: 'Load a page of 100 fields', form: 'F100', what: 'load, task', unit: 'ms' },
  { title: 'A key among 100 fields', form: 'F100', what: 'keystroke, script', unit: 'ms' },
  { title: 'Add a row to 100 rows', form: 'G100', what: 'add a row, task', unit: 'ms' },
  { title: 'Submit 1,000 fields with an error each', form: 'V1000', what: 'submit, task', unit: 'ms' },
  { title: 'Files that a page of 100 fields loads', form: 'F100', what: 'load, weight, kB', unit: 'kB' },
] as const;

const names: Readonly<Record<SideName, string>> = {
  floor: 'By hand',
  ours: 'Guichet',
  formio: sides.formio.title,
  openforms: sides.openforms.title,
  surveyjs: sides.surveyjs.title,
};

const width = 760;
const margin = 16;
const [left, right] = [150, 120];
const barHeight = 18;
const barStep = 24;
const panelHead = 44;

const style = `
  svg { background: #fff }
  text { font: 14px system-ui, sans-serif; fill: #1f2328 }
  .title { font-weight: 600 }
  .note, .floor { fill: #59636e }
  rect { fill: #8c959f }
  .floor-bar { fill: #59636e }
  .ours { fill: #0969da }
  .ours-text { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117 }
    text { fill: #f0f6fc }
    .note, .floor { fill: #9198a1 }
    rect { fill: #656c76 }
    .floor-bar { fill: #9198a1 }
    .ours { fill: #4493f8 }
  }`;

interface Bar {
  readonly side: SideName;
  readonly cost: number;
  readonly ratio: number;
}

/**
 * Draws what each side costs: lengths are logarithms, because peers cost up to a hundred times the floor. Panels and
 * bars that were not measured are left out. The colours follow the reader's scheme.
 */
export function drawPlot(lines: readonly Line[], peers: readonly PeerName[]): string {
  const drawn = panels.flatMap((panel) => {
    const bars = barsOf(
      lines.find(({ form, what }) => form === panel.form && what === panel.what),
      peers,
    );
    return bars.length === 0 ? [] : [{ ...panel, bars }];
  });
  const largest = Math.max(2, ...drawn.flatMap(({ bars }) => bars.map(({ ratio }) => ratio)));
  // A bar of the floor's own length is a tenth of the longest.
  const lengthOf = (ratio: number) =>
    Math.max(2, (width - left - right) * (0.1 + (0.9 * Math.log(ratio)) / Math.log(largest)));
  const parts: string[] = [];
  let top = 56;
  for (const { title, unit, bars } of drawn) {
    parts.push(`<text class="title" x="0" y="${top}">${title}</text>`);
    bars.forEach(({ side, cost, ratio }, index) => {
      const y = top + 12 + index * barStep;
      const kind = side === 'floor' ? 'floor-bar' : side === 'ours' ? 'ours' : 'peer';
      const text = side === 'ours' ? ' class="ours-text"' : '';
      parts.push(
        `<text${text} x="0" y="${y + 14}">${names[side]}</text>`,
        `<rect class="${kind}" x="${left}" y="${y}" width="${lengthOf(ratio).toFixed(1)}" height="${barHeight}"/>`,
        `<text${text} x="${(left + lengthOf(ratio) + 8).toFixed(1)}" y="${y + 14}">${labelOf(side, cost, ratio, unit)}</text>`,
      );
    });
    top += panelHead + bars.length * barStep;
  }
  const said = drawn.map(
    ({ title, unit, bars }) =>
      `${title}: ${bars.map(({ side, cost, ratio }) => `${names[side]} ${labelOf(side, cost, ratio, unit)}`).join(', ')}.`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${top - 24 + 2 * margin}" role="img" aria-labelledby="title desc">
<title id="title">Cost of a form beside a page written by hand</title>
<desc id="desc">${said.join(' ')}</desc>
<style>${style}
</style>
<text class="note" x="0" y="16">Times the cost of a page written by hand. Shorter is better; lengths are logarithmic.</text>
${parts.join('\n')}
</svg>
`;
}

function barsOf(line: Line | undefined, peers: readonly PeerName[]): readonly Bar[] {
  return (['floor', 'ours', ...peers] as const).flatMap((side) => {
    const { cost, ratio } = line?.costs[side] ?? {};
    return cost === undefined || ratio === undefined ? [] : [{ side, cost, ratio }];
  });
}

function labelOf(side: SideName, cost: number, ratio: number, unit: string): string {
  if (side === 'floor') return `${cost.toFixed(cost < 10 ? 1 : 0)} ${unit}`;
  return `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;
}
