import type { PageState } from '../../../bench/page/compared/page-state.ts';
import { isJsonObject, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { usualSeed } from '../seed.ts';
import { drawsLots } from '../take-out-code.ts';
import { mapComponents } from '../walk.ts';
import type { BothPages, OpenPage, Side } from './both-pages.ts';
import { differencesOf, type PageDifference } from './difference.ts';
import { createScript, replay } from './make-script.ts';
import { marked } from './marked.ts';
import { act, type Step } from './step.ts';

/** A difference, and after which steps it was seen first. */
export interface FoundOnPage extends PageDifference {
  readonly step: number;
}

export interface PageComparison {
  readonly differences: readonly FoundOnPage[];
  readonly steps: readonly Step[];
  /** How many components were compared, over all steps. */
  readonly looked: number;
  /** What is not compared: editors of others, and what code draws by chance. */
  readonly leftOut: number;
}

export interface Bounds {
  /** So many steps are done at most. */
  readonly steps: number;
  /** No step is begun after so many milliseconds. */
  readonly time: number;
  /** What the script is made up from. */
  readonly seed: number;
}

/** Seconds a form: a folder of 160 takes minutes. */
export const usualBounds: Bounds = { steps: 60, time: 20_000, seed: usualSeed };

/**
 * Fills in a form on both sides with one script, and looks at both after each step. `given`: the steps; else they are
 * made up as the form shows itself, the same ones each time.
 */
export function comparePages(
  both: BothPages,
  definition: JsonObject,
  bounds: Bounds = usualBounds,
  given?: readonly Step[],
): Promise<PageComparison> {
  const form = marked(definition);
  return both.open(form, (pages) => run(pages, form, bounds, given));
}

async function run(
  pages: Readonly<Record<Side, OpenPage>>,
  form: JsonObject,
  bounds: Bounds,
  given: readonly Step[] | undefined,
): Promise<PageComparison> {
  const end = Date.now() + bounds.time;
  const found = new Map<string, FoundOnPage>();
  const steps: Step[] = [];
  const foreign = foreignParts(form);
  const named = componentsByKey(form);
  let looked = 0;
  let leftOut = 0;
  /** What could be filled in when a resident last tried to go on. */
  let there: ReadonlySet<string> | undefined;

  async function look(): Promise<Readonly<Record<Side, PageState>>> {
    const [ours, theirs] = await Promise.all([pages.ours.read(), pages.theirs.read()]);
    looked += Math.max(ours.components.length, theirs.components.length);
    for (const one of differencesOf(ours, theirs)) note(one);
    return { ours, theirs };
  }
  function note(one: PageDifference): void {
    const key = `${one.aspect} ${one.of}`;
    if (found.has(key)) return;
    const [component, second] = named.get(keyAt(one.path)) ?? [];
    if (foreign.has(one.of.split('@')[0] ?? '') || isByChance(component)) {
      leftOut += 1;
      return;
    }
    const sharesKey = second !== undefined;
    found.set(key, {
      ...one,
      ...(component && { component, sharesKey }),
      isNew: there !== undefined && !there.has(one.of),
      step: steps.length,
    });
  }
  async function does(step: Step): Promise<void> {
    steps.push(step);
    const [ours, theirs] = await Promise.all([act(pages.ours, step), act(pages.theirs, step)]);
    if (ours === theirs) return;
    const of = 'id' in step ? step.id : 'form';
    note({ aspect: 'step', type: step.kind, of, path: of, ours: ours ?? 'done', theirs: theirs ?? 'done' });
  }

  let seen = await look();
  const next = given === undefined ? createScript(form, bounds.seed) : replay(given);
  while (steps.length < bounds.steps && Date.now() < end) {
    // From here on they show two pages: what comes next would be compared with something else.
    if (seen.ours.pages.join() !== seen.theirs.pages.join() || seen.ours.page !== seen.theirs.page) break;
    const step = next(seen);
    if (step === undefined) break;
    if (step.kind === 'next' || step.kind === 'submit' || step.kind === 'press')
      there = new Set(seen.ours.components.map(({ id }) => id));
    await does(step);
    seen = await look();
  }
  const own = pages.ours.faults[0] ?? 'none';
  if (own !== 'none') note({ aspect: 'fault', type: '', of: 'form', path: '', ours: own, theirs: 'none' });
  return { differences: [...found.values()], steps, looked, leftOut };
}

/** The components of each key: more than one where they share it. */
function componentsByKey(form: JsonObject): ReadonlyMap<string, readonly JsonObject[]> {
  const named = new Map<string, JsonObject[]>();
  mapComponents(form.components ?? [], (component) => {
    const key = String(component.key ?? '').replace(/^.*\./, '');
    if (key !== '') named.set(key, [...(named.get(key) ?? []), component]);
    return component;
  });
  return named;
}

/** No two pages draw the same lots. */
function isByChance(component: JsonObject | undefined): boolean {
  return [component?.calculateValue, component?.customDefaultValue].some(
    (code) => typeof code === 'string' && drawsLots(code),
  );
}

/** The last name of a path. */
function keyAt(path: string): string {
  return path.replace(/\[\d+\]$/, '').replace(/^.*\./, '');
}

/** What `@formio/js` draws with the libraries of others, which it loads from their servers: editors of text. */
function foreignParts(form: JsonObject): ReadonlySet<string> {
  const marks = new Set<string>();
  mapComponents(form.components ?? [], (component) => {
    const { editor, wysiwyg, properties } = component;
    const isForeign = (typeof editor === 'string' && editor !== '') || Boolean(wysiwyg);
    if (isForeign && isJsonObject(properties)) marks.add(String(properties.compared));
    return component;
  });
  return marks;
}
