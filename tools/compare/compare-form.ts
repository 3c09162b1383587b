import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { AuthorScript } from '../../packages/author-scripts/src/run/run-author-script.ts';
import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';
import { createRunCode } from '../../packages/engine/src/code/run-code.ts';
import {
  createOurs,
  type Outcome,
  theirOutcome,
} from '../../packages/fields/src/form-instance/oracle/outcome.ts';
import { runTheirCode } from '../../packages/fields/src/form-instance/oracle/their-code.ts';
import { arbitraryData } from './arbitrary-data.ts';
import { usualSeed } from './seed.ts';
import { mapComponents } from './walk.ts';

/** A difference for one form, with little data that shows it. */
export interface FoundDifference {
  readonly data: JsonObject;
  readonly ours: Outcome;
  readonly theirs: Outcome;
}

/** So many submissions are made up for a form; the same ones each time. */
export const submissionsOfForm = 25;

/** A long form could be made smaller for minutes. */
const attemptsToShrink = 200;

export interface FormComparison {
  /** Undefined: both engines make the same of every submission. */
  readonly difference: FoundDifference | undefined;
  readonly ours: ComparedSubmission;
  readonly theirs: ComparedSubmission;
  /** Submissions on which they agree once Form.io has stored them: `names in a hidden layout`, `what hidden code sets`. */
  readonly onceStored: number;
}

/** Author scripts that an engine ran, and those of them that never came to an end. */
export interface ComparedSubmission {
  readonly ran: number;
  readonly failed: number;
}

/** Asks both engines what they make of submissions to a form. */
export async function compareForm(
  components: readonly Json[],
  display: 'form' | 'wizard' = 'form',
  seed = usualSeed,
): Promise<FormComparison> {
  const ours = createRuns<AuthorScript>();
  const theirs = createRuns<string>();
  runTheirCode(({ key, code, isDone }) => theirs.note(`${key} ${code}`, isDone));
  const runCode = createRunCode();
  const noteOurs: typeof runCode = (code, asked) => {
    const result = runCode(code, asked);
    ours.note(code, result.kind === 'done');
    return result;
  };
  const askOurs = createOurs(components, noteOurs, display);
  const askTheirs = async (data: JsonObject) => {
    const outcome = await theirOutcome({ components, data });
    return display === 'wizard' ? { ...outcome, pages: pagesOf(components, outcome) } : outcome;
  };
  const objects = namesOfObjects(components);
  const outcomesOf = async (data: JsonObject) => ({
    ours: await atRest(askOurs, data, objects),
    theirs: await atRest(askTheirs, data, objects),
  });
  let attempts = 0;
  let onceStored = 0;
  const { counterexample } = await fc.check(
    fc.asyncProperty(arbitraryData(components), async (data) => {
      if (attempts > attemptsToShrink) return true;
      const first = await outcomesOf(data);
      let isSame = isDeepStrictEqual(first.ours, first.theirs);
      if (!isSame) {
        const stored = await outcomesOf(first.theirs.data);
        isSame =
          isDeepStrictEqual(stored.ours, stored.theirs) &&
          !differsWhereNotSent(data, first.ours.data, first.theirs.data);
        if (isSame) onceStored += 1;
      }
      if (!isSame || attempts > 0) attempts += 1;
      return isSame;
    }),
    { seed, numRuns: submissionsOfForm },
  );
  const [data] = counterexample ?? [];
  const difference = data && { data, ...(await outcomesOf(data)) };
  return { difference, ours: ours.count(), theirs: theirs.count(), onceStored };
}

/**
 * Two defaults, of which their service would store its own: both engines would then agree on that one. Theirs is empty
 * where it reads what stands below: `forward references`.
 */
function differsWhereNotSent(
  sent: Json | undefined,
  ours: Json | undefined,
  theirs: Json | undefined,
): boolean {
  if (isJsonObject(ours) && isJsonObject(theirs)) {
    const inside = isJsonObject(sent) ? sent : {};
    return Object.keys(ours).some((key) => differsWhereNotSent(inside[key], ours[key], theirs[key]));
  }
  const isFilled = sent === undefined && ours !== undefined && theirs !== undefined && theirs !== '';
  return isFilled && !isDeepStrictEqual(ours, theirs);
}

function createRuns<T>() {
  const done = new Map<T, boolean>();
  return {
    note: (authorScript: T, isDone: boolean) =>
      void done.set(authorScript, isDone || done.get(authorScript) === true),
    count: (): ComparedSubmission => ({
      ran: done.size,
      failed: [...done.values()].filter((isDone) => !isDone).length,
    }),
  };
}

/**
 * The outcome when an engine is asked again with what it stored, until that stays: `forward references` and
 * `names in a hidden layout` are known to take Form.io more than one time.
 */
async function atRest(
  ask: (data: JsonObject) => Outcome | Promise<Outcome>,
  data: JsonObject,
  objects: ReadonlySet<string>,
): Promise<Outcome> {
  let outcome = await ask(data);
  for (let time = 0; time < 10; time += 1) {
    const next = await ask(outcome.data);
    const isSame = isDeepStrictEqual(next, outcome);
    outcome = next;
    if (isSame) break;
  }
  const left = withoutEmptied(outcome.data, objects);
  return {
    visible: [...new Set(outcome.visible)].sort(),
    data: isJsonObject(left) ? left : {},
    failures: [...new Set(outcome.failures)],
    ...(outcome.pages !== undefined && { pages: outcome.pages }),
  };
}

/** Their service knows no pages: on their page each panel at the top that can be seen is one, and without any panel the whole form. */
function pagesOf(components: readonly Json[], { visible }: Outcome): readonly string[] {
  const panels = components.filter(isJsonObject).filter(({ type }) => type === 'panel');
  if (panels.length === 0) return [''];
  return panels.filter(({ key }) => visible.includes(String(key))).map(({ title }) => String(title ?? ''));
}

/** The names of the objects that containers and dots in keys make. */
function namesOfObjects(components: readonly Json[]): ReadonlySet<string> {
  const names = new Set<string>();
  mapComponents([...components], (component) => {
    const { type, key } = component;
    if (typeof key !== 'string') return component;
    const parts = key.split('.');
    for (const name of type === 'container' ? parts : parts.slice(0, -1)) names.add(name);
    return component;
  });
  return names;
}

/**
 * Without the objects that containers and dots in keys make and nothing is left in: `an object that holds nothing`,
 * `a container not sent`. All else that is empty counts.
 */
function withoutEmptied(json: Json, objects: ReadonlySet<string>): Json {
  if (Array.isArray(json)) return json.map((item) => withoutEmptied(item, objects));
  if (!isJsonObject(json)) return json;
  const left = Object.entries(json).flatMap(([key, value]) => {
    const inner = value === undefined ? undefined : withoutEmptied(value, objects);
    const isEmptied =
      objects.has(key) && inner !== undefined && isJsonObject(inner) && Object.keys(inner).length === 0;
    return isEmptied ? [] : [[key, inner] as const];
  });
  return Object.fromEntries(left);
}
