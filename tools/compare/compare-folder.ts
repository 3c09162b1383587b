import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json } from '../../packages/definition/src/definition.ts';
import { everyPart } from '../../packages/fields/src/every-part.ts';
import { openWith } from '../../packages/fields/src/form-instance/open-with.ts';
import { models } from '../../packages/fields/src/models.ts';
import { prepareForm } from '../../packages/prepare/src/prepare-form.ts';
import { compareForm, type FormComparison } from './compare-form.ts';
import type { Reason } from './reason.ts';
import { usualSeed } from './seed.ts';
import { takeOut } from './take-out.ts';

export type FormReport = { readonly file: string } & (
  | { readonly kind: 'notAForm'; readonly reason: string }
  /** One of the engines threw. */
  | { readonly kind: 'stopped'; readonly reason: string }
  | Compared
);

interface Compared extends FormComparison {
  readonly kind: 'compared';
  /** How many problems preparation has for the author. */
  readonly problems: number;
  readonly takenOut: ReadonlyMap<Reason, number>;
}

/** The forms of a folder, in the order of their names. */
export function filesIn(folder: string): readonly string[] {
  return globSync('**/*.json', { cwd: folder }).sort();
}

/** Every form of a folder, one after the other. */
export async function* compareFolder(
  folder: string,
  seed = usualSeed,
  files = filesIn(folder),
): AsyncGenerator<FormReport> {
  hearTheirs();
  for (const file of files) yield { file, ...(await compareFile(join(folder, file), seed)) };
}

/** Form.io's engine reads dates in the zone of the machine, and says on the console what it stumbles over. */
function hearTheirs(): void {
  process.env.TZ = 'America/Toronto';
  const silent = () => {};
  Object.assign(console, { log: silent, warn: silent, error: silent });
}

type WithoutFile<T> = T extends unknown ? Omit<T, 'file'> : never;

async function compareFile(path: string, seed: number): Promise<WithoutFile<FormReport>> {
  const definition = readJson(path);
  if (!isJsonObject(definition) || !Array.isArray(definition.components)) {
    return { kind: 'notAForm', reason: 'is no JSON object with components' };
  }
  try {
    // An address of its own: what is compared is what the form does.
    const prepared = prepareForm({ title: 'Compared', ...definition, path: 'compared' }, { models });
    if (prepared.kind !== 'prepared') {
      return { kind: 'notAForm', reason: prepared.problems.map(({ sentence }) => sentence).join(' ') };
    }
    const all: readonly Json[] = definition.components;
    openWith(() => everyPart, all).dispose();
    const { components, takenOut } = takeOut(all);
    const display = definition.display === 'wizard' ? 'wizard' : 'form';
    const comparison = await compareForm(components, display, seed);
    return { kind: 'compared', problems: prepared.form.problems.length, takenOut, ...comparison };
  } catch (error) {
    return { kind: 'stopped', reason: error instanceof Error ? error.message : String(error) };
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
