import { exactAt } from './bounded.ts';
import type { FormWeight } from './weigh-form.ts';

export interface WeighedForm extends FormWeight {
  readonly file: string;
}

/** The most that so many in a hundred of the forms need. */
export function percentile(
  weights: readonly FormWeight[],
  hundredths: number,
  of: 'sum' | 'atOnce' | 'files' = 'sum',
): number {
  const place = Math.max(0, Math.ceil((weights.length * hundredths) / 100) - 1);
  if (of === 'files') return weights.map(({ files }) => files).sort((a, b) => a - b)[place] ?? 0;
  return exactAt(
    weights.map((weight) => weight[of]),
    place,
  );
}

/** Form by form, then by part, then what most need. */
export function linesOf(forms: readonly WeighedForm[]): readonly string[] {
  const sums = forms.map(({ file, sum }) => ({ file, bytes: sum.exact() }));
  return [
    ...sums.sort((a, b) => a.bytes - b.bytes).map(({ file, bytes }) => `${kB(bytes).padStart(9)}  ${file}`),
    '',
    'By part: in how many forms, and what it adds there at most, in files of its own',
    ...byPart(forms),
    '',
    `${forms.length} forms; all script that a form needs to live, packed with brotli, nothing left out:`,
    `median ${kB(percentile(forms, 50))}, 90th percentile ${kB(percentile(forms, 90))}, maximum ${kB(percentile(forms, 100))}`,
    `before it answers to a key: median ${kB(percentile(forms, 50, 'atOnce'))}, 90th percentile ${kB(percentile(forms, 90, 'atOnce'))}, maximum ${kB(percentile(forms, 100, 'atOnce'))}`,
    `in files: median ${percentile(forms, 50, 'files')}, maximum ${percentile(forms, 100, 'files')}`,
  ];
}

function byPart(forms: readonly FormWeight[]): readonly string[] {
  const names = [...new Set(forms.flatMap((form) => [...form.byPart.keys()]))];
  return names
    .map((name) => {
      const sizes = forms.flatMap((form) => form.byPart.get(name) ?? []);
      return { name, count: sizes.length, most: Math.max(...sizes) };
    })
    .sort((a, b) => b.count - a.count || b.most - a.most)
    .map(({ name, count, most }) => `${kB(most).padStart(9)}  ${String(count).padStart(4)}  ${name}`);
}

export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
