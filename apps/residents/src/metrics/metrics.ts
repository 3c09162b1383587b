import type { JsonObject } from '@guichet/definition';
import type { ErrorItem, PreparedForm } from '@guichet/engine';
import type { OutboxSize } from '@guichet/form-service';
import type { CallOptions, MapAddresses } from '@guichet/gis';
import type { SourcedForm } from '../forms/form-source.ts';

/** Who counted: the page's script, the form service, or the answer to a post without a script. */
export type CountedBy = 'script' | 'service' | 'post';

/** Whether a service of the city answered. */
export type CallOutcome = 'answered' | 'failed';

/** Counts what happens, without a word of what residents write, and without who they are. */
export interface Metrics {
  /** A form's page was given out. */
  page(form: PreparedForm, locale: string): void;
  /** A submission came, and this is what became of it. `form`: undefined where nobody knows it. */
  submission(form: PreparedForm | undefined, outcome: string): void;
  /** A rule kept a resident from going on. Names that the form does not have count as `other`. */
  refusal(form: PreparedForm, component: string, rule: string, by: CountedBy): void;
  /** A resident saw a page of a wizard, by its id; empty: a form without pages. No other counts. */
  formPage(form: PreparedForm, page: string, by: CountedBy): void;
  upload(outcome: 'received' | 'refused' | 'failed'): void;
  mapCall(service: string, outcome: CallOutcome, seconds: number): void;
  /** All figures, as Prometheus reads them. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

export interface MetricsOptions {
  /** Deliveries that wait or are parked; undefined where nothing is delivered. */
  readonly outbox: (() => Promise<readonly OutboxSize[]>) | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Counts the rules that stop a resident, each field once. */
export function countErrors(
  metrics: Metrics | undefined,
  form: PreparedForm,
  errors: readonly ErrorItem[],
  by: CountedBy,
): void {
  if (metrics === undefined) return;
  for (const { field } of errors)
    for (const { name } of field?.failures() ?? [])
      metrics.refusal(form, field?.component.id ?? '', name, by);
}

/** A submission as far as figures go, from whichever service. */
interface Saved {
  readonly kind: string;
  readonly details?: readonly { readonly type: string; readonly context: JsonObject }[];
}

/** Counts what became of a submission, and which rules of the form service refused it. */
export function countSaved(metrics: Metrics, found: SourcedForm | undefined, { kind, details }: Saved): void {
  const form = found?.kind === 'found' ? found.form : undefined;
  metrics.submission(form, kind);
  if (form === undefined) return;
  for (const { type, context } of details ?? [])
    metrics.refusal(form, String(context.key ?? ''), type.replace(/^[^.]*\./, ''), 'service');
}

/** A way to ask, of which each call is counted by the service that it goes to. */
export function countCalls(calls: CallOptions, addresses: MapAddresses, metrics: Metrics): CallOptions {
  const { fetch: ask = fetch } = calls;
  const services = Object.entries(addresses).filter(([, address]) => address !== '');
  return {
    ...calls,
    async fetch(url, options) {
      const [service = 'other'] = services.find(([, address]) => url.startsWith(address)) ?? [];
      const start = performance.now();
      const count = (outcome: CallOutcome) =>
        metrics.mapCall(service, outcome, (performance.now() - start) / 1000);
      try {
        const answer = await ask(url, options);
        count(answer.status === 200 ? 'answered' : 'failed');
        return answer;
      } catch (error) {
        count('failed');
        throw error;
      }
    },
  };
}
