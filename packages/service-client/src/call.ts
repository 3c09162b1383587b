import type { ServiceFault } from './outcomes.ts';
import type { ServiceResponse } from './parse-answer.ts';

/** As much of `fetch` as the client asks for: the browser's, Node's, or one that stays in the process. */
export type Fetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal: AbortSignal;
  },
) => Promise<FetchedAnswer>;

/** As much of a `Response` as is read. `headers` and `body` are missing where a call stays in the process. */
export interface FetchedAnswer {
  readonly status: number;
  readonly headers?: { get(name: string): string | null };
  readonly body?: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
  text(): Promise<string>;
}

export interface ClientOptions {
  readonly fetch: Fetch;
  /** Where the service is, without a slash at the end: `/api`, `https://forms.example.ca`. */
  readonly baseUrl: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

export type Called =
  | { readonly kind: 'answered'; readonly answer: ServiceResponse }
  | { readonly kind: 'failed'; readonly fault: ServiceFault; readonly error: unknown };

export type CallService = (
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
) => Promise<Called>;

/** Calls a service, once for each call. Never throws. */
export function createCall({ fetch, baseUrl, timeoutMs }: ClientOptions): CallService {
  return async (path, method, headers, body) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body }),
        signal,
      });
      const requestId = response.headers?.get('x-request-id') ?? undefined;
      return {
        kind: 'answered',
        answer: { status: response.status, text: await response.text(), requestId },
      };
    } catch (error) {
      return { kind: 'failed', fault: signal.aborted ? 'timedOut' : 'unreachable', error };
    }
  };
}

/**
 * Empty, `.`, `..`, or with half a character, at which `encodeURIComponent` throws. By a regular expression, since Firefox
 * before 119 has no `isWellFormed`.
 */
const noPart = /^\.{0,2}$|\p{Cs}/u;

/**
 * An alias as it stands in an address; undefined when it would lead elsewhere: an alias must not reach other parts of
 * the service with `..`.
 */
export function urlOfCall(path: string): string | undefined {
  const parts = path.trim().split('/');
  return parts.some((part) => noPart.test(part)) ? undefined : parts.map(encodeURIComponent).join('/');
}
