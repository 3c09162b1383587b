import { isJsonObject, type JsonObject } from '@guichet/definition';
import { acceptLanguage } from './accept-language.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createCall, type Fetch } from './call.ts';
import type { SaveOutcome, ServiceFault } from './outcomes.ts';
import { faultOfResponse, objectOf, type ServiceResponse } from './parse-answer.ts';
import { saveOutcomeOf } from './save-outcome.ts';

/** A form at its own address, ours or one of Form.io's: `https://forms.example.ca/api/parking-permit`. */
export interface FormAt {
  /** Loads the definition, where `load` finds a list of components in it. */
  load(): Promise<LoadAtOutcome>;
  /** The submission that the address names (`…/submission/65b1`), where it names one. */
  readonly submissionId: string | undefined;
  /** Loads the submission with that id. */
  loadSubmission(id: string): Promise<LoadAtOutcome>;
  /**
   * Saves below the address. `key`: what makes it safe to send the same once more. `id`: of a submission that is
   * stored already, whose data these take the place of.
   */
  save(submission: SubmissionAt, key: string, id?: string): Promise<SaveAtOutcome>;
  /** False where it is still there, for whatever reason. */
  remove(id: string): Promise<boolean>;
}

/** As anywhere, with all that the service says of what it stored, or in words of its own of why it did not. */
export type SaveAtOutcome =
  | (Extract<SaveOutcome, { kind: 'saved' }> & { readonly body: JsonObject })
  | (Extract<SaveOutcome, { kind: 'failed' }> & { readonly message: string })
  | Exclude<SaveOutcome, { kind: 'saved' | 'failed' }>;

export interface SubmissionAt {
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly state: string;
}

export type LoadAtOutcome =
  | { readonly kind: 'loaded'; readonly body: JsonObject }
  /** `said`: what the service says of it in its own words, such as `Invalid alias`; empty where it says nothing. */
  | { readonly kind: 'failed'; readonly fault: ServiceFault; readonly message: string };

export interface FormAtOptions {
  readonly fetch: Fetch;
  readonly url: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the person who is signed in, sent as `x-jwt-token`. Read at each call. */
  readonly token?: () => string | undefined;
  /** The service gave another one: it goes on for longer. */
  readonly onToken?: (token: string) => void;
}

/** Speaks to a form service about the one form that stands at an address. Never throws, never retries. */
export function createFormAt({ fetch, url, timeoutMs, token, onToken }: FormAtOptions): FormAt {
  const { base, id: submissionId, query } = partsOf(url);
  const listening: Fetch = async (to, options) => {
    const answer = await fetch(to, options);
    const renewed = answer.headers?.get('x-jwt-token');
    if (renewed) onToken?.(renewed);
    return answer;
  };
  const call = createCall({ fetch: boundedFetch(listening), baseUrl: base.root, timeoutMs });
  const headers = () => {
    const known = token?.();
    return known === undefined ? {} : { 'x-jwt-token': known };
  };
  const submissionAt = (id: string) => `${base.path}/submission/${encodeURIComponent(id)}${query}`;

  async function load(path: string, isRight: (body: JsonObject) => boolean): Promise<LoadAtOutcome> {
    const called = await call(path, 'GET', headers());
    if (called.kind === 'failed') return { kind: 'failed', fault: called.fault, message: '' };
    const { answer } = called;
    const body = objectOf(answer);
    if (answer.status !== 200)
      return { kind: 'failed', fault: faultOfResponse(answer), message: messageIn(answer) };
    if (body === undefined || !isRight(body)) return { kind: 'failed', fault: 'notAForm', message: '' };
    return { kind: 'loaded', body };
  }

  return {
    submissionId,
    load: () => load(`${base.path}${query}`, isForm),
    loadSubmission: (id) => load(submissionAt(id), ({ data }) => isJsonObject(data)),
    async save(submission, key, id) {
      const all = {
        ...{ 'content-type': 'application/json', 'idempotency-key': key },
        ...acceptLanguage(submission.metadata),
        ...headers(),
      };
      const body = JSON.stringify(id === undefined ? submission : { ...submission, _id: id });
      const called =
        id === undefined
          ? await call(`${base.path}/submission${query}`, 'POST', all, body)
          : await call(submissionAt(id), 'PUT', all, body);
      if (called.kind === 'failed')
        return { kind: 'failed', fault: called.fault, mayBeStored: true, message: '' };
      const { answer } = called;
      const outcome = keptElsewhere(answer) ?? saveOutcomeOf(answer);
      if (outcome.kind === 'saved') return { ...outcome, body: objectOf(answer) ?? {} };
      return outcome.kind === 'failed' ? { ...outcome, message: messageIn(answer) } : outcome;
    },
    async remove(id) {
      const called = await call(submissionAt(id), 'DELETE', headers());
      return called.kind === 'answered' && called.answer.status >= 200 && called.answer.status < 300;
    },
  };
}

/** The address of a form may go on to that of its submissions, or of one; what is asked with it is asked each time. */
function partsOf(url: string) {
  const [address = '', query] = (url.split('#')[0] ?? '').split('?');
  const [, path = '', id] = /^(.*?)\/*(?:\/submission(?:\/([^/]+))?\/*)?$/.exec(address) ?? [];
  const cut = path.lastIndexOf('/');
  return {
    // An address without any folder is one beside the page.
    base: { root: cut < 0 ? '.' : path.slice(0, cut), path: path.slice(cut + 1) },
    id,
    query: query === undefined ? '' : `?${query}`,
  };
}

/** A definition, or a form that our site has prepared. */
function isForm({ components, form, texts }: JsonObject): boolean {
  return Array.isArray(components) || (isJsonObject(form) && isJsonObject(texts));
}

/** Characters of what is passed on of a refusal. */
const maxMessageLength = 300;

function messageIn(answer: ServiceResponse): string {
  const body = objectOf(answer);
  const [first] = Array.isArray(body?.errors) ? body.errors : [];
  const candidates = [body?.message, first, body === undefined ? answer.text : ''];
  const message = candidates.find((candidate) => typeof candidate === 'string') ?? '';
  return message.trim().replace(/^"|"$/g, '').slice(0, maxMessageLength);
}

/** Of a form that stores nothing itself, Form.io's service gives back what it took in, and no id of it. */
function keptElsewhere(answer: ServiceResponse): SaveOutcome | undefined {
  const body = answer.status === 200 || answer.status === 201 ? objectOf(answer) : undefined;
  if (body === undefined || body._id !== undefined || !isJsonObject(body.data)) return undefined;
  const metadata = isJsonObject(body.metadata) ? body.metadata : {};
  return { kind: 'saved', submission: { _id: '', data: body.data, metadata } };
}
