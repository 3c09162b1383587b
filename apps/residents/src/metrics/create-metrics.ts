import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { formNamesOf, ruleIn } from './form-names.ts';
import type { Metrics, MetricsOptions } from './metrics.ts';

/** Series of one figure. Beyond them all further ones count under `other`, so that no form makes a server run full. */
const maxSeries = 10_000;

const otherLabel = 'other';

/** Nanoseconds in a second. */
const nanoseconds = 1e9;

/** The figures of this process, in a registry of its own. */
export function createMetrics({ outbox, now }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const pages = counter('guichet_pages_total', 'Pages of forms that were given out.', ['form', 'locale']);
  const submissions = counter('guichet_submissions_total', 'Submissions, by what became of them.', [
    ...['form', 'outcome'],
  ]);
  const refusals = counter(
    'guichet_refusals_total',
    'Rules that kept residents from going on, by field and page. `by`: script, service, or post without a script.',
    ['form', 'page', 'component', 'rule', 'by'],
  );
  const formPages = counter(
    'guichet_form_pages_total',
    'Pages of forms that residents saw: how far they come in a wizard.',
    [...['form', 'page', 'by']],
  );
  const uploads = counter('guichet_uploads_total', 'Files, or pieces of them, that were sent.', ['outcome']);
  const mapCalls = new Histogram({
    name: 'guichet_map_call_seconds',
    help: 'Calls to services of the map.',
    labelNames: ['service', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    name: 'guichet_event_loop_delay_seconds',
    help: 'How late the event loop came, since the last reading.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [0.5, 0.99])
        this.set({ quantile }, delay.percentile(quantile * 100) / nanoseconds);
      this.set({ quantile: 1 }, delay.max / nanoseconds);
      delay.reset();
    },
  });
  if (outbox !== undefined) addOutbox(outbox);

  /** A counter that never has more series than may be. */
  function counter(name: string, help: string, labelNames: readonly string[]) {
    const counted = new Counter({ name, help, labelNames: [...labelNames], registers });
    const known = new Set<string>();
    return (values: readonly string[]) => {
      const series = JSON.stringify(values);
      const isKnown = known.has(series) || known.size < maxSeries;
      if (isKnown) known.add(series);
      counted.inc(
        Object.fromEntries(labelNames.map((label, at) => [label, isKnown ? (values[at] ?? '') : otherLabel])),
      );
    };
  }

  function addOutbox(sizes: NonNullable<MetricsOptions['outbox']>): void {
    const labelNames = ['destination', 'state'];
    const age = new Gauge({
      name: 'guichet_outbox_oldest_seconds',
      help: 'The age of the oldest delivery that waits or is parked.',
      labelNames,
      registers,
    });
    new Gauge({
      name: 'guichet_outbox_deliveries',
      help: 'Deliveries that wait, or are parked until somebody sends them again.',
      labelNames,
      registers,
      async collect() {
        this.reset();
        age.reset();
        for (const { destination, state, count, oldest } of await sizes()) {
          this.set({ destination, state }, count);
          age.set({ destination, state }, (now() - oldest) / 1000);
        }
      },
    });
  }

  return {
    page: ({ path }, locale) => pages([path, locale]),
    submission: (form, outcome) => submissions([form?.path ?? otherLabel, outcome]),
    refusal(form, component, rule, by) {
      const { id = otherLabel, page = '' } = formNamesOf(form).component(component) ?? {};
      refusals([form.path, page, id, ruleIn(rule), by]);
    },
    formPage(form, id, by) {
      const page = formNamesOf(form).page(id);
      if (page !== undefined) formPages([form.path, page, by]);
    },
    upload: (outcome) => uploads([outcome]),
    mapCall: (service, outcome, seconds) => mapCalls.observe({ service, outcome }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close() {
      delay.disable();
      registry.clear();
    },
  };
}
