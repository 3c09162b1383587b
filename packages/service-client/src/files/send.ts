import type { JsonObject } from '@guichet/definition';
import { belowBase } from './below-base.ts';

export interface OutgoingRequest {
  readonly method: 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | Blob | string;
  /** The author's request options: `headers`, `withCredentials`, `timeout` in milliseconds. */
  readonly options?: JsonObject;
  /** Bytes that went out. */
  readonly progress?: (bytes: number) => void;
  readonly signal: AbortSignal;
}

export type Sent =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
      readonly header: (name: string) => string | null;
    }
  /** No answer came: nobody knows what arrived. */
  | { readonly kind: 'broken' };

/** Sends a request once. Never rejects; a requested end counts as broken. */
export type Send = (sending: OutgoingRequest) => Promise<Sent>;

/** How long nothing may go out, and how long an answer may take once all has, in milliseconds. */
const silence = { going: 60_000, gone: 180_000 };

/** By XMLHttpRequest: `fetch` does not tell how much went out. `base`: that of the site. */
export const sendByXhr =
  (base: string): Send =>
  ({ method, address, headers = {}, body, options = {}, progress, signal }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open(method, belowBase(address, base));
      for (const [name, value] of [...Object.entries(headers), ...headersOf(options)]) {
        try {
          request.setRequestHeader(name, value);
        } catch {
          // An author's header that no browser sends.
        }
      }
      request.withCredentials = options.withCredentials === true;
      if (typeof options.timeout === 'number') request.timeout = options.timeout;

      const abort = () => request.abort();
      // A phone that leaves its network often gets no error: nothing moves any more.
      let watch = setTimeout(abort, silence.going);
      const wait = (milliseconds: number) => {
        clearTimeout(watch);
        watch = setTimeout(abort, milliseconds);
      };
      request.upload.addEventListener('progress', ({ loaded }) => {
        wait(silence.going);
        progress?.(loaded);
      });
      request.upload.addEventListener('load', () => wait(silence.gone));
      request.addEventListener('loadend', () => {
        clearTimeout(watch);
        signal.removeEventListener('abort', abort);
        resolve(
          request.status === 0
            ? { kind: 'broken' }
            : {
                kind: 'answered',
                status: request.status,
                text: request.responseText,
                header: (name) => request.getResponseHeader(name),
              },
        );
      });
      signal.addEventListener('abort', abort);
      if (signal.aborted) resolve({ kind: 'broken' });
      else request.send(body ?? null);
    });

export function headersOf({ headers }: JsonObject): readonly (readonly [name: string, value: string])[] {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return [];
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
}
