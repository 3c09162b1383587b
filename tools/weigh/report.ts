import type { FormWeight } from './weigh-form.ts';

export interface WeighedForm extends FormWeight {
  readonly file: string;
}

/** The most that so many in a hundred of the forms need. */
export function percentile(
  weights: readonly FormWeight[],
  hundredths: number,
  of: 'sum' | 'files' = 'sum',
): number {
  const sums = weights.map((weight) => weight[of]).sort((a, b) => a - b);
  return sums[Math.max(0, Math.ceil((sums.length * hundredths) / 100) - 1)] ?? 0;
}

/** Form by form, then by part, then what most need. */
export function linesOf(forms: readonly WeighedForm[]): readonly string[] {
  return [
    ...[...forms].sort((a, b) => a.sum - b.sum).map(({ file, sum }) => `${kB(sum).padStart(9)}  ${file}`),
    '',
    'By part: in how many forms, and what it adds there at most',
    ...byPart(forms),
    '',
    `${forms.length} forms; all script that a form needs to live, packed with brotli, nothing left out:`,
    `median ${kB(percentile(forms, 50))}, 90th percentile ${kB(percentile(forms, 90))}, maximum ${kB(percentile(forms, 100))}`,
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
