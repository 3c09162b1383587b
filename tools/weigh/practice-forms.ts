import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeatureName, featureNames } from '../../packages/engine/src/engine.ts';

/** Forms that use the same. */
export interface PracticeForms {
  readonly forms: number;
  readonly features: readonly FeatureName[];
}

/**
 * The features of 160 public forms, with the number of forms that use the same: nothing else of them is here. A line a
 * list, the number first. Rewritten by `npm run weigh -- --table FOLDER`, when a feature comes, goes, or is derived
 * otherwise.
 */
export const practiceForms = readTable(readFileSync(join(import.meta.dirname, 'practice-table.txt'), 'utf8'));

/** Throws for a feature that is none. */
export function readTable(text: string): readonly PracticeForms[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [forms, ...names] = line.split(' ');
      return { forms: Number(forms), features: names.map(featureNamed) };
    });
}

function featureNamed(name: string): FeatureName {
  const [, type] = /^type:(\w+)$/.exec(name) ?? [];
  const found =
    type === undefined ? featureNames.find((feature) => feature === name) : (`type:${type}` as const);
  if (found === undefined)
    throw new Error(`The table of practice forms names "${name}", which is no feature. Regenerate it.`);
  return found;
}

/** The lists of forms as the table has them. */
export function tableOf(lists: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const list of lists) counts.set(list.join(' '), (counts.get(list.join(' ')) ?? 0) + 1);
  return [...counts]
    .map(([list, count]) => `${count} ${list}`.trim())
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10) || a.localeCompare(b))
    .map((line) => `${line}\n`)
    .join('');
}
