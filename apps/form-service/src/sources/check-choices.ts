import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { PageForm, ServerErrorDetail, Unchecked } from '@guichet/engine';
import { choicesOf, isSearchedElsewhere, type Source, sourceIn } from '@guichet/fields/choices';
import type { ChoiceAnswer } from './choice-answers.ts';
import { type FormSources, findComponent } from './create-sources.ts';

export interface CheckedChoices {
  /** What was chosen and stands in no list. */
  readonly details: readonly ServerErrorDetail[];
  /** What could not be looked up. */
  readonly unchecked: readonly Unchecked[];
}

/** A list that is longer is searched, where it can be. */
const mostPieces = 5;
/** A submission with more of them is made to keep us busy: the rest counts as not checked. */
const mostAsked = 20;

/** Holds what was chosen against where it comes from. What that does not answer to counts as not checked, and stops nobody. */
export async function checkChoices(
  form: PageForm,
  answers: readonly ChoiceAnswer[],
  metadata: JsonObject,
  sources: FormSources | undefined,
): Promise<CheckedChoices> {
  const verdicts = await Promise.all(
    answers.map(async (answer, index) => {
      const isAsked = sources !== undefined && index < mostAsked;
      const kind = isAsked ? await lookUp(form, answer, namesOf(answer, metadata), sources) : 'unknown';
      return { answer, kind };
    }),
  );
  return {
    details: verdicts.flatMap(({ answer, kind }) => (kind === 'missing' ? [answer.refusal()] : [])),
    unchecked: verdicts.flatMap(({ answer: { path }, kind }) =>
      kind === 'unknown' ? [{ path, rule: 'onlyAvailableItems', reason: 'notRun' as const }] : [],
    ),
  };
}

type LookedUp = 'found' | 'missing' | 'unknown';

async function lookUp(
  form: PageForm,
  { component, holes, values }: ChoiceAnswer,
  names: readonly string[],
  sources: FormSources,
): Promise<LookedUp> {
  const source = sourceIn(findComponent(form.components, component)?.settings ?? {});
  if (source === undefined) return 'unknown';
  const missing = new Set(values);

  /** True when the list came to its end. */
  async function lookThrough(search: string, known: Source): Promise<boolean | undefined> {
    for (let piece = 0, skip = 0; piece < mostPieces; piece += 1) {
      const answer = await sources.ask(form, component, { holes, search, skip });
      if (answer.kind !== 'found') return undefined;
      for (const { value } of choicesOf(answer.items, known)) missing.delete(value);
      if (missing.size === 0 || !answer.hasMore) return true;
      skip += answer.items.length;
    }
    return false;
  }

  const isWhole = await lookThrough('', source);
  if (missing.size === 0) return 'found';
  if (isWhole !== false) return isWhole === undefined ? 'unknown' : 'missing';
  if (!isSearchedElsewhere(source) || names.length === 0) return 'unknown';
  for (const name of names) {
    const isThrough = await lookThrough(name, source);
    if (missing.size === 0) return 'found';
    if (isThrough !== true) return 'unknown';
  }
  return 'missing';
}

const mostNames = 20;
const longestName = 200;

/** What a page says that the choices are called: what to search for, and nothing that is believed. */
function namesOf({ path }: ChoiceAnswer, { selectData }: JsonObject): readonly string[] {
  const said = isJsonObject(selectData) ? selectData[path] : undefined;
  if (!isJsonObject(said)) return [];
  const all = [said, ...Object.values(said).filter((one) => isJsonObject(one))];
  const labels = all.flatMap((one) =>
    isJsonObject(one) && typeof one.label === 'string' ? [one.label] : [],
  );
  return labels.slice(0, mostNames).map((label) => label.slice(0, longestName));
}
