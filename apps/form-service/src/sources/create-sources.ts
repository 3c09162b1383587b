import { isDeeperThan, type Json } from '@guichet/definition';
import type { PageForm, PreparedComponent, Problem } from '@guichet/engine';
import {
  itemsIn,
  type Source,
  type SourceAnswer,
  type SourceQuestion,
  type Sources,
  sourceIn,
} from '@guichet/fields/choices';
import { createAnswerCache } from './answer-cache.ts';
import { type ChoicesQuery, composeRequest, type SourceRequest } from './compose-request.ts';
import { guardedRequest } from './guarded-request.ts';
import { SourceError } from './source-error.ts';

export interface SourceOptions {
  /** The origins that may be asked. */
  readonly origins: readonly string[];
  /** Where an address without an origin starts: a form service, whose forms may then be asked too. */
  readonly base: string | undefined;
  /** `base` is a form service: its own submissions may be choices. */
  readonly hasResources: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Gets the error, without a word of the query. */
  readonly notify: (events: SourceEvents) => void;
  /** How long a whole answer may take, in milliseconds. */
  readonly timeout?: number;
}

export interface SourceEvents {
  readonly form: string;
  readonly component: string;
  readonly fault: string;
  readonly message: string;
}

/** Asks for choices that stand elsewhere: only what a definition says, and only of the origins that are named. */
export interface FormSources {
  ask(form: PageForm, component: string, asking: ChoicesQuery, signal?: AbortSignal): Promise<SourceAnswer>;
  /** For a form that this server draws or validates itself. */
  forForm(form: PageForm): Sources;
  /** Problems for the author by component id: an origin that the server never asks. */
  problems(form: PageForm): readonly Problem[];
}

/** The fewest characters an item counts as, since it takes memory beside its text: at most 200,000 are remembered. */
const shortestItem = 84;

export function createSources(options: SourceOptions): FormSources {
  const { base, hasResources, now, notify, timeout = 8_000 } = options;
  const origins = new Set([...options.origins, ...(base === undefined ? [] : [new URL(base).origin])]);
  const cache = createAnswerCache<readonly Json[]>(now);

  async function itemsOf(request: SourceRequest, source: Source, leaving: AbortSignal | undefined) {
    const question = questionOf(request, source);
    const known = cache.find(question);
    if (known !== undefined) return known;
    const timeoutSignal = AbortSignal.timeout(timeout);
    const signal = leaving === undefined ? timeoutSignal : AbortSignal.any([timeoutSignal, leaving]);
    try {
      const text = await guardedRequest(request, signal);
      const items = readItems(text, source);
      cache.keep(question, items, Math.max(text.length, items.length * shortestItem));
      return items;
    } catch (error) {
      leaving?.throwIfAborted();
      if (timeoutSignal.aborted) throw new SourceError('timedOut', `No whole answer within ${timeout} ms.`);
      throw error;
    }
  }

  /** The request, or why it is not made. */
  function requestFor(source: Source, asking: ChoicesQuery): SourceRequest | string {
    if (source.isResource === true && !hasResources) return noResources;
    const request = composeRequest(source, asking, base);
    if (request === undefined) return noAddress;
    return origins.has(request.url.origin) ? request : notNamed(request.url.origin);
  }

  const sources: FormSources = {
    async ask(form, id, asking, signal) {
      const source = sourceIn(findComponent(form.components, id)?.settings ?? {});
      const logged = { form: form.path, component: id };
      if (source === undefined) return { kind: 'refused' };
      const request = requestFor(source, asking);
      if (typeof request === 'string') {
        notify({ ...logged, fault: 'refused', message: request });
        return { kind: 'refused' };
      }
      try {
        const items = await itemsOf(request, source, signal);
        return { kind: 'found', ...pieceOf(items, source) };
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof SourceError)) throw error;
        notify({ ...logged, fault: error.fault, message: error.message });
        return { kind: 'failed' };
      }
    },
    forForm: (form) => ({
      ask: ({ component, holes, search, skip }: SourceQuestion, signal) =>
        sources.ask(form, component, { holes, search, skip }, signal),
    }),
    problems: (form) =>
      withSources(form.components).flatMap(({ id, settings }) => {
        const source = sourceIn(settings);
        if (source === undefined) return [];
        const request = requestFor(source, {
          holes: Array.from({ length: source.holes }, () => 'x'),
          search: '',
          skip: 0,
        });
        return typeof request === 'string'
          ? [{ path: id, code: 'sourceNotAsked', sentence: `${request} Nothing can be chosen.` }]
          : [];
      }),
  };
  return sources;
}

const noResources =
  'The choices are the submissions of another form. Only a form service at FORM_SERVICE_URL can provide them.';
const noAddress =
  'data.url gives no usable address. Write it whole in the definition, https://example.org/path, with {{ }} after the origin only.';

function notNamed(origin: string): string {
  return `The choices come from ${origin}, an origin that is not in DATA_ORIGINS, so they are not loaded.`;
}

function withSources(components: readonly PreparedComponent[]): readonly PreparedComponent[] {
  return components.flatMap((component) => [
    ...(sourceIn(component.settings) === undefined ? [] : [component]),
    ...withSources(component.children ?? []),
  ]);
}

/** A full piece from a source that respects the limit means that there may be more. */
function pieceOf(items: readonly Json[], { limit }: Source) {
  return { items, hasMore: limit > 0 && items.length === limit };
}

/** More items than this nobody chooses from. */
const maxItems = 5_000;
/** Levels of lists and objects in one item: as many as a submission may have. Pages and checks read it by recursion. */
const deepestItem = 40;

function readItems(text: string, source: Source): readonly Json[] {
  let answer: Json;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new SourceError('malformed', 'The source’s response is not JSON.', { cause });
  }
  const items = itemsIn(answer, source);
  if (items === undefined) throw new SourceError('malformed', 'The source’s response has no list.');
  const read = items.slice(0, maxItems);
  if (isDeeperThan(1 + deepestItem, read))
    throw new SourceError(
      'malformed',
      `An item of the source is nested more than ${deepestItem} levels deep.`,
    );
  return read;
}

function questionOf({ url, method, headers, body }: SourceRequest, { selectValues }: Source): string {
  return JSON.stringify([method, url.href, headers, body, selectValues]);
}

export function findComponent(
  components: readonly PreparedComponent[],
  id: string,
): PreparedComponent | undefined {
  for (const component of components) {
    if (component.id === id) return component;
    const inner = component.children && findComponent(component.children, id);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
