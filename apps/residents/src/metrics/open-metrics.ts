import type { OpenForms } from '../forms/opened-forms.ts';
import type { MetricsSettings } from '../settings/settings.ts';
import { createMetrics } from './create-metrics.ts';
import { countSaved, type Metrics } from './metrics.ts';

interface OpenMetrics {
  readonly metrics: Metrics;
  /** Hears what became of each submission. */
  onSaved(alias: string, result: Parameters<typeof countSaved>[2]): void;
}

/** Figures, where the settings ask for them. `forms`: the forms, once they are open. */
export function openMetrics(
  settings: MetricsSettings | undefined,
  forms: () => OpenForms | undefined,
): OpenMetrics | undefined {
  if (settings === undefined) return undefined;
  const metrics = createMetrics({
    outbox: async () => (await forms()?.desk?.outbox()) ?? [],
    now: Date.now,
  });
  return {
    metrics,
    onSaved(alias, result) {
      // One that is not in memory has no names to count by.
      const found = forms()?.source.find(alias);
      countSaved(metrics, found instanceof Promise ? undefined : found, result);
    },
  };
}
