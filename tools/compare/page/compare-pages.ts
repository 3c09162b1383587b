import type { ComparedState } from '../../../bench/page/compared/page-state.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { usualSeed } from '../seed.ts';
import { drawsLots } from '../take-out-code.ts';
import { childrenOf, mapComponents } from '../walk.ts';
import type { BothPages, OpenPage, RendererName } from './both-pages.ts';
import { differencesOf, type PageDifference } from './difference.ts';
import { namesOf } from './known.ts';
import { createScript, replay } from './make-script.ts';
import { marked } from './marked.ts';
import { act, type ComparedStep } from './step.ts';

/** A difference, and after which steps it was seen first. */
export interface FoundOnPage extends PageDifference {
  readonly step: number;
  /** The name of the case as which it stands in the list of known differences. */
  readonly known: string | undefined;
}

export interface PageComparison {
  readonly differences: readonly FoundOnPage[];
  readonly steps: readonly ComparedStep[];
  /** How many components were compared, over all steps. */
  readonly looked: number;
  /** Differences left out: editors of others, and code that draws by chance. */
  readonly leftOut: number;
}

export interface Bounds {
  /** So many steps are done at most: each machine comes equally far. */
  readonly steps: number;
  /** The seed of the script. */
  readonly seed: number;
}

export const usualBounds: Bounds = { steps: 60, seed: usualSeed };

/** A form that takes more milliseconds is not compared, and counts as stopped. */
const timeout = 900_000;

/**
 * Fills in a form on both sides with one script, and looks at both after each step. `given`: the steps; else they are
 * made up as the form shows itself, the same ones each time.
 */
export function comparePages(
  bothPages: BothPages,
  definition: JsonObject,
  bounds: Bounds = usualBounds,
  given?: readonly ComparedStep[],
): Promise<PageComparison> {
  const form = marked(definition);
  return bothPages.open(form, (pages) => run(pages, form, bounds, given));
}

async function run(
  pages: Readonly<Record<RendererName, OpenPage>>,
  form: JsonObject,
  bounds: Bounds,
  given: readonly ComparedStep[] | undefined,
): Promise<PageComparison> {
  const end = Date.now() + timeout;
  const found = new Map<string, Omit<FoundOnPage, 'known'>>();
  const steps: ComparedStep[] = [];
  const foreign = foreignParts(form);
  const placed = placesIn(form);
  let looked = 0;
  let leftOut = 0;
  /** Fields that could be filled in when a resident last tried to go on. */
  let there: ReadonlySet<string> | undefined;

  async function look(): Promise<Readonly<Record<RendererName, ComparedState>>> {
    const [ours, theirs] = await Promise.all([pages.ours.read(), pages.theirs.read()]);
    looked += Math.max(ours.components.length, theirs.components.length);
    for (const difference of differencesOf(ours, theirs)) note(difference);
    return { ours, theirs };
  }
  function note(difference: PageDifference): void {
    const key = `${difference.aspect} ${difference.of}`;
    if (found.has(key)) return;
    const marked = placed.byMark.get(difference.of.split('@')[0] ?? '');
    const [first, second] = placed.byKey.get(keyAt(difference.path)) ?? [];
    const { component, around } = marked ?? first ?? {};
    if (foreign.has(difference.of.split('@')[0] ?? '') || isByChance(component) || isEdited(component)) {
      leftOut += 1;
      return;
    }
    const sharesKey = second !== undefined;
    found.set(key, {
      ...difference,
      ...(component && { component, around, sharesKey }),
      isNew: there !== undefined && !there.has(difference.of),
      step: steps.length,
    });
  }
  async function does(step: ComparedStep): Promise<void> {
    steps.push(step);
    const [ours, theirs] = await Promise.all([act(pages.ours, step), act(pages.theirs, step)]);
    if (ours === theirs) return;
    const of = 'id' in step ? step.id : 'form';
    note({ aspect: 'step', type: step.kind, of, path: of, ours: ours ?? 'done', theirs: theirs ?? 'done' });
  }

  let seen = await look();
  const next = given === undefined ? createScript(form, bounds.seed) : replay(given);
  while (steps.length < bounds.steps) {
    if (Date.now() > end) throw new Error(`The form took more than ${timeout / 60_000} minutes.`);
    // From here on they show two pages: what comes next would be compared with something else.
    if (seen.ours.pages.join() !== seen.theirs.pages.join() || seen.ours.page !== seen.theirs.page) break;
    const step = next(seen);
    if (step === undefined) break;
    if (step.kind === 'next' || step.kind === 'submit' || step.kind === 'press')
      there = new Set(seen.ours.components.map(({ id }) => id));
    await does(step);
    seen = await look();
  }
  const fault = pages.ours.faults[0] ?? 'none';
  if (fault !== 'none')
    note({ aspect: 'fault', type: '', of: 'form', path: '', ours: fault, theirs: 'none' });
  const differences = [...found.values()];
  const names = namesOf(differences);
  const reported = differences.map((difference, index) => ({ ...difference, known: names[index] }));
  return { differences: reported, steps, looked, leftOut };
}

interface Placed {
  readonly component: JsonObject;
  /** The components around it. */
  readonly around: readonly JsonObject[];
}

/** The components by their marks, and by the last names of their keys: more than one where they share it. */
function placesIn(form: JsonObject) {
  const byMark = new Map<string, Placed>();
  const byKey = new Map<string, Placed[]>();
  function look(all: readonly Json[], around: readonly JsonObject[]): void {
    for (const component of all.filter(isJsonObject)) {
      const { properties, key } = component;
      const placed = { component, around };
      if (isJsonObject(properties)) byMark.set(String(properties.compared), placed);
      const name = String(key ?? '').replace(/^.*\./, '');
      if (name !== '') byKey.set(name, [...(byKey.get(name) ?? []), placed]);
      look(childrenOf(component), [...around, component]);
    }
  }
  look(Array.isArray(form.components) ? form.components : [], []);
  return { byMark, byKey };
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

/** Components that `@formio/js` draws with foreign libraries, loaded from their servers: editors of text. */
function foreignParts(form: JsonObject): ReadonlySet<string> {
  const marks = new Set<string>();
  mapComponents(form.components ?? [], (component) => {
    const { properties } = component;
    if (isEdited(component) && isJsonObject(properties)) marks.add(String(properties.compared));
    return component;
  });
  return marks;
}

function isEdited({ editor, wysiwyg }: JsonObject = {}): boolean {
  return (typeof editor === 'string' && editor !== '') || Boolean(wysiwyg);
}
