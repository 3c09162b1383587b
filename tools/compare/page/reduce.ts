import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { mapComponents } from '../walk.ts';
import type { BothPages } from './both-pages.ts';
import { comparePages, usualBounds } from './compare-pages.ts';
import { kindOf, type PageDifference } from './difference.ts';
import { marked, unmarked } from './marked.ts';
import type { ComparedStep } from './step.ts';

export interface SmallestCase {
  readonly components: Json;
  readonly steps: readonly ComparedStep[];
  readonly difference: PageDifference;
}

/** Properties that every component needs. */
const needed: ReadonlySet<string> = new Set([
  'type',
  'key',
  'input',
  'label',
  'components',
  'columns',
  'rows',
  'properties',
]);

/** Makes a form and its steps smaller for as long as the same kind of difference is seen, `attempts` times at most. */
export async function reduce(
  bothPages: BothPages,
  definition: JsonObject,
  given: readonly ComparedStep[],
  wanted: PageDifference,
  attempts = 80,
): Promise<SmallestCase> {
  const kind = kindOf(wanted);
  let left = attempts;
  let form = marked(definition);
  let steps = given;
  let difference = wanted;

  async function holds(smaller: JsonObject, fewer: readonly ComparedStep[]): Promise<boolean> {
    if (left <= 0) return false;
    left -= 1;
    const { differences } = await comparePages(
      bothPages,
      smaller,
      { ...usualBounds, steps: fewer.length },
      fewer,
    ).catch(() => ({ differences: [] }));
    const same = differences.find((candidate) => kindOf(candidate) === kind);
    if (same === undefined) return false;
    [form, steps, difference] = [smaller, fewer, same];
    return true;
  }
  const stepsOf = (all: ReadonlySet<string>) =>
    steps.filter((step) => !('id' in step) || all.has(step.id.split('@')[0] ?? ''));

  /** In parts that get smaller, as long as any can go. */
  async function without(
    parts: readonly string[],
    take: (gone: ReadonlySet<string>) => Promise<boolean>,
  ): Promise<void> {
    let all = [...parts];
    for (let size = Math.ceil(all.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let at = 0; at < all.length; ) {
        const gone = all.slice(at, at + size);
        if (await take(new Set(gone))) all = all.filter((part) => !gone.includes(part));
        else at += size;
      }
    }
  }

  await without(marksIn(form), async (gone) => {
    const smaller = { ...form, components: withoutMarks(form.components ?? [], gone) };
    return holds(smaller, stepsOf(new Set(marksIn(smaller))));
  });
  const numbers = new Map(steps.map((step, index) => [step, String(index)]));
  await without([...numbers.values()], (gone) =>
    holds(
      form,
      steps.filter((step) => !gone.has(numbers.get(step) ?? '')),
    ),
  );
  await without(settingsIn(form), (gone) =>
    holds({ ...form, components: withoutSettings(form.components ?? [], gone) }, steps),
  );
  return { components: unmarked(form.components ?? []), steps, difference };
}

function markOf({ properties }: JsonObject): string {
  return isJsonObject(properties) ? String(properties.compared) : '';
}

function marksIn(form: JsonObject): readonly string[] {
  const marks: string[] = [];
  mapComponents(form.components ?? [], (component) => {
    marks.push(markOf(component));
    return component;
  });
  return marks.reverse();
}

function withoutMarks(components: Json, gone: ReadonlySet<string>): Json {
  return mapComponents(components, (component) => (gone.has(markOf(component)) ? undefined : component));
}

function settingsIn(form: JsonObject): readonly string[] {
  const names: string[] = [];
  mapComponents(form.components ?? [], (component) => {
    for (const name of Object.keys(component)) {
      if (!needed.has(name)) names.push(`${markOf(component)} ${name}`);
    }
    return component;
  });
  return names;
}

function withoutSettings(components: Json, gone: ReadonlySet<string>): Json {
  return mapComponents(components, (component) =>
    Object.fromEntries(
      Object.entries(component).filter(([name]) => !gone.has(`${markOf(component)} ${name}`)),
    ),
  );
}
