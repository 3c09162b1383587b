import { decodeJson } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { type Choice, choicesOf } from './items.ts';
import { type Offer, offerIn, transientStateWith } from './offer.ts';
import { isSearchedElsewhere, type Source, sourceIn } from './source.ts';
import type { Sources } from './sources.ts';

export interface ChoicesRequester {
  readonly form: Form;
  readonly field: Field;
  readonly sources: Sources;
}

/** More than this nobody looks through: what is not among them is searched for. */
const maxChoices = 5_000;

/** The request under way for each field: one at a time. */
const asking = new WeakMap<Field, AbortController>();

/** Values from the form in the address of a field's choices, in the order of its holes. Tracked. */
export function interpolationsOf(field: Field): readonly string[] {
  const count = sourceIn(field.component.settings)?.holes ?? 0;
  return Array.from({ length: count }, (_, index) => field.plainText(`holes.${index}.text`));
}

/** The key of an offer: another search, or another address, has another one. Tracked. */
export function askedWith(field: Field, search: string): string {
  return JSON.stringify([interpolationsOf(field), isAskedForSearch(field) ? search.trim() : '']);
}

/** The term that was searched for. */
export function searchedIn({ of }: Offer): string {
  const asked = of === '' ? undefined : decodeJson(of);
  return Array.isArray(asked) && typeof asked[1] === 'string' ? asked[1] : '';
}

/** Whether a search goes to where the choices come from; else it looks through those that came. */
export function isAskedForSearch({ component }: Field): boolean {
  const source = sourceIn(component.settings);
  return source !== undefined && isSearchedElsewhere(source);
}

/** Asks for the choices of a field. An earlier question is given up. */
export async function loadChoices({ form, field, sources }: ChoicesRequester, search = ''): Promise<void> {
  await ask({ form, field, sources }, search, undefined);
}

/** Asks for those that follow. */
export async function loadMore(asker: ChoicesRequester, search = ''): Promise<void> {
  const offer = offerIn(asker.field.transientState?.value);
  if (offer.state !== 'loaded' || !offer.hasMore || offer.choices.length >= maxChoices) return;
  await ask(asker, search, offer);
}

/** A plain list that is longer nobody looks through. */
const maxFollowed = 1_000;

/** Loads the choices of a plain list: also all further ones, where nobody can search for them. */
export async function loadList(asker: ChoicesRequester, search = ''): Promise<void> {
  await loadChoices(asker, search);
  while (followsOn(asker.field)) await loadMore(asker, search);
}

function followsOn(field: Field): boolean {
  const { state, hasMore, received } = offerIn(field.transientState?.value);
  return state === 'loaded' && hasMore && received < maxFollowed && !isAskedForSearch(field);
}

async function ask(
  { form, field, sources }: ChoicesRequester,
  search: string,
  before: Offer | undefined,
): Promise<void> {
  const source = sourceIn(field.component.settings);
  if (source === undefined) return;
  asking.get(field)?.abort();
  const controller = new AbortController();
  asking.set(field, controller);
  const { signal } = controller;
  const term = isAskedForSearch(field) ? search.trim() : '';
  const of = askedWith(field, search);
  const empty = { of, choices: [], hasMore: false, received: 0 };
  const shown = { ...empty, choices: before?.choices ?? [], received: before?.received ?? 0 };
  if (isAskedForSearch(field) && term.length < source.minSearch) {
    lay(form, field, { ...empty, state: 'short' });
    return;
  }
  lay(form, field, { ...shown, state: 'loading' });
  const { path, version } = form.page;
  const question = { form: path, version, component: field.component.id, search: term, skip: shown.received };
  let answer: Awaited<ReturnType<Sources['ask']>>;
  try {
    answer = await sources.ask({ ...question, holes: interpolationsOf(field) }, signal);
  } catch {
    // Given up for another question.
    return;
  }
  if (signal.aborted || form.fieldById(field.id) === undefined) return;
  if (answer.kind !== 'found') {
    // Earlier choices stay, to choose from and to continue from.
    lay(form, field, { ...shown, hasMore: before !== undefined, state: answer.kind });
    return;
  }
  lay(form, field, { of, state: 'loaded', ...joined(shown, answer, source) });
}

type Found = Pick<Offer, 'choices' | 'hasMore' | 'received'>;

/** A source that returns the same again, whatever is skipped, has no more. */
function joined(
  before: Pick<Offer, 'choices' | 'received'>,
  { items, hasMore }: { readonly items: Parameters<typeof choicesOf>[0]; readonly hasMore: boolean },
  source: Source,
): Found {
  const known = new Set(before.choices.map(({ value }) => value));
  const fresh: readonly Choice[] = choicesOf(items, source).filter(({ value }) => !known.has(value));
  const choices = [...before.choices, ...fresh].slice(0, maxChoices);
  const isOver = choices.length >= maxChoices || (before.received > 0 && fresh.length === 0);
  return { choices, hasMore: hasMore && !isOver, received: before.received + items.length };
}

function lay(form: Form, field: Field, offer: Offer): void {
  form.dispatch({
    kind: 'setTransientState',
    field,
    transientState: transientStateWith(offer, field.transientState?.value, field.shown()),
    isUnderWay: true,
  });
}
