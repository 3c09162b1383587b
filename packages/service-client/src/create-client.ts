import type { FormServiceClient, ListOutcome, LoadOutcome, SaveOutcome, ServiceFault } from './outcomes.ts';
import { type Answer, faultOf, isInvalidAlias, listOf, objectOf } from './parse-answer.ts';
import { type ReadableAnswer, readBounded } from './read-bounded.ts';
import { saveOutcomeOf } from './save-outcome.ts';
import { wasNeverSent } from './was-never-sent.ts';

/** As much of `fetch` as the client asks for: the browser's, Node's, or one that stays in the process. */
export type Fetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal: AbortSignal;
  },
) => Promise<ReadableAnswer>;

export interface ClientOptions {
  readonly fetch: Fetch;
  /** Where the service is, without a slash at the end: `/api`, `https://forms.example.ca`. */
  readonly baseUrl: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

type Called =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly fault: ServiceFault; readonly mayBeStored: boolean };

/** Speaks to a form service over HTTP or in process. Never throws: what goes wrong is an outcome. Never retries. */
export function createFormServiceClient({ fetch, baseUrl, timeoutMs }: ClientOptions): FormServiceClient {
  async function call(
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Called> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body }),
        signal,
      });
      return { kind: 'answered', answer: { status: response.status, text: await readBounded(response) } };
    } catch (error) {
      const fault = signal.aborted ? 'timedOut' : 'unreachable';
      return { kind: 'failed', fault, mayBeStored: !wasNeverSent(error) };
    }
  }

  return {
    async loadForm(path): Promise<LoadOutcome> {
      const address = addressOf(path);
      if (address === undefined) return { kind: 'invalidAlias' };
      const called = await call(address, 'GET', {});
      if (called.kind === 'failed') return { kind: 'failed', fault: called.fault };
      const { answer } = called;
      if (isInvalidAlias(answer)) return { kind: 'invalidAlias' };
      if (answer.status !== 200) return { kind: 'failed', fault: faultOf(answer) };
      const definition = objectOf(answer);
      if (definition === undefined || !Array.isArray(definition.components))
        return { kind: 'failed', fault: 'notAForm' };
      return { kind: 'loaded', definition };
    },

    async listForms(): Promise<ListOutcome> {
      const called = await call('form?type=form&limit=1000&select=title,path,properties', 'GET', {});
      if (called.kind === 'failed') return { kind: 'failed', fault: called.fault };
      const { answer } = called;
      if (answer.status !== 200 && answer.status !== 206) return { kind: 'failed', fault: faultOf(answer) };
      const forms = listOf(answer);
      return forms === undefined ? { kind: 'failed', fault: 'notAForm' } : { kind: 'listed', forms };
    },

    async saveSubmission({ path, data, metadata }, key, repeatWindowMs): Promise<SaveOutcome> {
      const address = addressOf(path);
      if (address === undefined) return { kind: 'failed', fault: 'refused', mayBeStored: false };
      const headers = {
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(repeatWindowMs !== undefined && {
          'idempotency-window': String(Math.round(repeatWindowMs / 1000)),
        }),
      };
      const body = JSON.stringify({ data, path, metadata });
      const called = await call(`${address}/submission`, 'POST', headers, body);
      return called.kind === 'failed' ? called : saveOutcomeOf(called.answer);
    },
  };
}

/**
 * An alias as it stands in an address; undefined when it would lead elsewhere: whoever names an alias must
 * not reach other parts of the service with `..`.
 */
function addressOf(path: string): string | undefined {
  const parts = path.trim().split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || !part.isWellFormed()))
    return undefined;
  return parts.map(encodeURIComponent).join('/');
}
