import { isJsonObject } from '@guichet/definition';
import type { FormServiceClient, ListOutcome, LoadOutcome, SaveOutcome, ServiceFault } from './outcomes.ts';
import { type Answer, faultOf, isInvalidAlias, objectOf, parseDetails, parseSaved } from './parse-answer.ts';

/** As much of `fetch` as the client asks for: the browser's, Node's, or one that stays in the process. */
export type Fetch = (
  url: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export interface ClientOptions {
  readonly fetch: Fetch;
  /** Where the service is, without a slash at the end: `/api`, `https://forms.example.ca`. */
  readonly baseUrl: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

type Called =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

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
      return { kind: 'answered', answer: { status: response.status, text: await response.text() } };
    } catch {
      return { kind: 'failed', fault: signal.aborted ? 'timedOut' : 'unreachable' };
    }
  }

  return {
    async loadForm(path): Promise<LoadOutcome> {
      const address = addressOf(path);
      if (address === undefined) return { kind: 'invalidAlias' };
      const called = await call(address, 'GET', {});
      if (called.kind === 'failed') return called;
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
      if (called.kind === 'failed') return called;
      const { answer } = called;
      if (answer.status !== 200 && answer.status !== 206) return { kind: 'failed', fault: faultOf(answer) };
      const forms = listOf(answer.text);
      return forms === undefined ? { kind: 'failed', fault: 'notAForm' } : { kind: 'listed', forms };
    },

    async saveSubmission({ path, data, metadata }, key, repeatWindowMs): Promise<SaveOutcome> {
      const address = addressOf(path);
      if (address === undefined) return { kind: 'failed', fault: 'refused' };
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

function saveOutcomeOf(answer: Answer): SaveOutcome {
  const body = objectOf(answer);
  if (answer.status === 200 || answer.status === 201) {
    return body === undefined
      ? { kind: 'failed', fault: 'failing' }
      : { kind: 'saved', submission: parseSaved(body) };
  }
  if (answer.status === 422 && body?.code === 'key_reused') {
    const { referenceNumber } = body;
    return {
      kind: 'keyReused',
      referenceNumber: typeof referenceNumber === 'string' ? referenceNumber : undefined,
    };
  }
  if (answer.status === 409 && body?.code === 'form_changed') return { kind: 'formChanged' };
  const details = answer.status === 400 || answer.status === 422 ? parseDetails(body) : undefined;
  return details === undefined ? { kind: 'failed', fault: faultOf(answer) } : { kind: 'invalid', details };
}

function listOf(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return undefined;
    return value.filter(isJsonObject).flatMap(({ path, title, properties }) =>
      typeof path === 'string'
        ? [
            {
              path,
              title: typeof title === 'string' ? title : '',
              properties: isJsonObject(properties) ? properties : {},
            },
          ]
        : [],
    );
  } catch {
    return undefined;
  }
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
