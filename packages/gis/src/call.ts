import { MapCallError } from './call-error.ts';
import type { Fetch } from './fetch.ts';
import { isRecord, type Rec } from './read-answer.ts';
import { readBounded } from './read-bounded.ts';

export interface CallOptions {
  /** The global one, if none is given. */
  readonly fetch?: Fetch;
  /** How long a whole answer may take, in milliseconds; else 15 seconds. */
  readonly timeout?: number;
}

/**
 * Asks a service once: a GET, or with `post` a form-encoded POST. Returns the JSON object of its answer, where that is a list one that holds it as `list`, and
 * throws a MapCallError, or, when `signal` was aborted, its reason.
 */
export type CallMapService = (
  address: string,
  parameters: Readonly<Record<string, string>>,
  how: { readonly method: 'GET' | 'POST'; readonly signal?: AbortSignal | undefined },
) => Promise<Rec>;

export function createMapCall({
  fetch = theGlobalFetch,
  timeout = 15_000,
}: CallOptions = {}): CallMapService {
  return async (address, parameters, { method, signal }) => {
    signal?.throwIfAborted();
    const stop = new AbortController();
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      stop.abort();
    }, timeout);
    const leave = () => stop.abort(signal?.reason);
    signal?.addEventListener('abort', leave);
    try {
      const encoded = new URLSearchParams(parameters).toString();
      const isGet = method === 'GET';
      const response = await fetch(isGet ? `${address}?${encoded}` : address, {
        method,
        headers: {
          accept: 'application/json',
          ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(!isGet && { body: encoded }),
        credentials: 'omit',
        redirect: 'error',
        signal: stop.signal,
      });
      if (response.status !== 200)
        throw new MapCallError('failed', `The service answered with status ${response.status}.`);
      return parseAnswer(await readBounded(response));
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof MapCallError) throw cause;
      if (hasTimedOut) throw new MapCallError('timedOut', `No whole answer within ${timeout} ms.`, { cause });
      throw new MapCallError('unreachable', 'The service could not be reached.', { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      // Nobody waits for the unread rest.
      stop.abort();
    }
  };
}

/** Looked up when it is called: a page may replace it. */
const theGlobalFetch: Fetch = (url, options) => fetch(url, options);

/** ArcGIS reports errors under HTTP 200, in the response. */
function parseAnswer(text: string): Rec {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new MapCallError('malformed', 'The answer is no JSON.', { cause });
  }
  if (Array.isArray(answer)) return { list: answer };
  if (!isRecord(answer)) throw new MapCallError('malformed', 'The answer is no JSON object.');
  if (answer.error !== undefined) {
    const code = isRecord(answer.error) ? String(answer.error.code).slice(0, 20) : 'unknown';
    throw new MapCallError('failed', `The service answered with ArcGIS error ${code}.`);
  }
  return answer;
}
