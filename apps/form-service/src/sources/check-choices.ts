import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { PageForm, ServerErrorDetail, Unchecked } from '@guichet/engine';
import {
  type Choice,
  choicesOf,
  isSearchedElsewhere,
  nameIn,
  type Source,
  sourceIn,
} from '@guichet/fields/choices';
import type { ChoiceAnswer } from './choice-answers.ts';
import { type FormSources, findComponent } from './create-sources.ts';

export interface CheckedChoices {
  /** Chosen values that are in no list. */
  readonly details: readonly ServerErrorDetail[];
  /** Choices that could not be looked up. */
  readonly unchecked: readonly Unchecked[];
}

/** A list that is longer is searched, where it can be. */
const maxPieces = 5;
/** A submission with more of them is made to keep us busy: the rest counts as not checked. */
const maxAsked = 20;

/**
 * Holds what was chosen against where it comes from. A choice without a response counts as not checked, and blocks
 * nobody.
 */
export async function checkChoices(
  form: PageForm,
  answers: readonly ChoiceAnswer[],
  metadata: JsonObject,
  sources: FormSources | undefined,
): Promise<CheckedChoices> {
  const verdicts = await Promise.all(
    answers.map(async (answer, index) => {
      const isAsked = sources !== undefined && index < maxAsked;
      const kind = isAsked ? await lookUp(form, answer, metadata, sources) : 'unknown';
      return { answer, kind };
    }),
  );
  return {
    details: verdicts.flatMap(({ answer, kind }) => (kind === 'missing' ? [answer.refusal] : [])),
    unchecked: verdicts.flatMap(({ answer: { path }, kind }) =>
      kind === 'unknown' ? [{ path, rule: 'onlyAvailableItems', reason: 'notRun' as const }] : [],
    ),
  };
}

type LookedUp = 'found' | 'missing' | 'unknown';

async function lookUp(
  form: PageForm,
  { component, holes, values, path }: ChoiceAnswer,
  { selectData }: JsonObject,
  sources: FormSources,
): Promise<LookedUp> {
  const source = sourceIn(findComponent(form.components, component)?.settings ?? {});
  if (source === undefined) return 'unknown';
  const missing = new Set(values);

  /** True when the list came to its end. `seen`: takes what its choices are called. */
  async function lookThrough(
    search: string,
    known: Source,
    seen = new Set<string>(),
  ): Promise<boolean | undefined> {
    for (let piece = 0, skip = 0; piece < maxPieces; piece += 1) {
      const answer = await sources.ask(form, component, { holes, search, skip });
      if (answer.kind !== 'found') return undefined;
      for (const { value, label } of choicesOf(answer.items, known)) {
        missing.delete(value);
        seen.add(label);
      }
      if (missing.size === 0 || !answer.hasMore) return true;
      skip += answer.items.length;
    }
    return false;
  }

  const isWhole = await lookThrough('', source);
  if (missing.size === 0) return 'found';
  if (isWhole !== false) return isWhole === undefined ? 'unknown' : 'missing';
  if (!isSearchedElsewhere(source) || !isJsonObject(selectData)) return 'unknown';
  let searches = 0;
  for (const value of values) {
    const name = nameIn(selectData, path, value, source);
    if (name === undefined) continue;
    const seen = new Set<string>();
    for (const term of termsOf(name)) {
      if (!missing.has(value) || searches >= maxSearches) break;
      searches += 1;
      await lookThrough(term, source, seen);
    }
    // The name belongs to another value.
    if (missing.has(value) && seen.has(name.label)) return 'missing';
  }
  // A search that brings nothing says little: it may look through what no name tells.
  return missing.size === 0 ? 'found' : 'unknown';
}

const maxSearches = 20;
const longestTerm = 200;

/** Search terms: the name that the page gives for a choice, and each part of it. Nothing of it is believed. */
function termsOf({ label, item = {} }: Choice): readonly string[] {
  const parts = (within: JsonObject): readonly string[] =>
    Object.values(within).flatMap((part) =>
      isJsonObject(part) ? parts(part) : typeof part === 'string' ? [part] : [],
    );
  return [...new Set([...parts(item), label])].map((term) => term.slice(0, longestTerm));
}
