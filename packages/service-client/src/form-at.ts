import { isJsonObject, type JsonObject } from '@guichet/definition';
import { boundedFetch } from './bounded-fetch.ts';
import { createCall, type Fetch } from './call.ts';
import type { SaveOutcome, ServiceFault } from './outcomes.ts';
import { type Answer, faultOf, objectOf } from './parse-answer.ts';
import { saveOutcomeOf } from './save-outcome.ts';

/** A form at its own address, ours or one of Form.io's: `https://forms.example.ca/api/parking-permit`. */
export interface FormAt {
  /** What stands at the address: a definition, where `load` finds a list of components in it. */
  load(): Promise<LoadAtOutcome>;
  /** Saves below the address. `key`: what makes it safe to send the same once more. */
  save(submission: SubmissionAt, key: string): Promise<SaveOutcome>;
}

export interface SubmissionAt {
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly state: string;
}

export type LoadAtOutcome =
  | { readonly kind: 'loaded'; readonly body: JsonObject }
  /** `said`: what the service says of it in its own words, such as `Invalid alias`; empty where it says nothing. */
  | { readonly kind: 'failed'; readonly fault: ServiceFault; readonly said: string };

export interface FormAtOptions {
  readonly fetch: Fetch;
  readonly url: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Of whoever is signed in, sent as `x-jwt-token`. Read at each call. */
  readonly token?: () => string | undefined;
}

/** Speaks to a form service about the one form that stands at an address. Never throws, never retries. */
export function createFormAt({ fetch, url, timeoutMs, token }: FormAtOptions): FormAt {
  const { base, query } = partsOf(url);
  const call = createCall({ fetch: boundedFetch(fetch), baseUrl: base.root, timeoutMs });
  const headers = () => {
    const known = token?.();
    return known === undefined ? {} : { 'x-jwt-token': known };
  };

  return {
    async load() {
      const called = await call(`${base.path}${query}`, 'GET', headers());
      if (called.kind === 'failed') return { kind: 'failed', fault: called.fault, said: '' };
      const { answer } = called;
      const body = objectOf(answer);
      if (answer.status !== 200)
        return { kind: 'failed', fault: faultOf(answer), said: saidIn(answer, body) };
      if (body === undefined || !isForm(body)) return { kind: 'failed', fault: 'notAForm', said: '' };
      return { kind: 'loaded', body };
    },
    async save(submission, key) {
      const all = { 'content-type': 'application/json', 'idempotency-key': key, ...headers() };
      const called = await call(`${base.path}/submission${query}`, 'POST', all, JSON.stringify(submission));
      if (called.kind === 'failed') return { kind: 'failed', fault: called.fault, mayBeStored: true };
      return keptElsewhere(called.answer) ?? saveOutcomeOf(called.answer);
    },
  };
}

/** The address of a form may end in that of its submissions; what is asked with it is asked each time. */
function partsOf(url: string) {
  const [address = '', query] = url.split('?');
  const path = address.replace(/\/+$/, '').replace(/\/submission$/, '');
  const cut = path.lastIndexOf('/');
  return {
    base: { root: path.slice(0, Math.max(cut, 0)), path: path.slice(cut + 1) },
    query: query === undefined ? '' : `?${query}`,
  };
}

/** A definition, or a form that our site has prepared. */
function isForm({ components, form, texts }: JsonObject): boolean {
  return Array.isArray(components) || (isJsonObject(form) && isJsonObject(texts));
}

/** Characters of what is passed on of a refusal. */
const longestSaid = 300;

function saidIn({ text }: Answer, body: JsonObject | undefined): string {
  const said = typeof body?.message === 'string' ? body.message : body === undefined ? text : '';
  return said.trim().replace(/^"|"$/g, '').slice(0, longestSaid);
}

/** Of a form that stores nothing itself, Form.io's service gives back what it took in, and no id of it. */
function keptElsewhere(answer: Answer): SaveOutcome | undefined {
  const body = answer.status === 200 || answer.status === 201 ? objectOf(answer) : undefined;
  if (body === undefined || body._id !== undefined || !isJsonObject(body.data)) return undefined;
  const metadata = isJsonObject(body.metadata) ? body.metadata : {};
  return { kind: 'saved', submission: { _id: '', data: body.data, metadata } };
}
