import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { PreparedForm, Problem } from '@guichet/engine';
import { parseOfficeSettings } from '@guichet/prepare';
import type { DeliveryOptions } from './delivery.ts';

/** Reports destinations that this deployment does not know, and receipts and mail that it cannot send. */
export function reportDestinations(
  { submissionType }: PreparedForm,
  definition: JsonObject | undefined,
  delivery: Pick<DeliveryOptions, 'destinations' | 'mailer'> | undefined,
): readonly Problem[] {
  // Preparation has reported that nothing is delivered of these.
  if (delivery === undefined || submissionType === 'payment' || submissionType === 'treeremoval') return [];
  const settings = isJsonObject(definition?.settings) ? definition.settings : {};
  const { destinations, receipt } = parseOfficeSettings(settings).settings;
  const problem = (path: string, sentence: string): Problem => ({ path, code: 'undelivered', sentence });
  return [
    ...destinations
      .filter((name) => !delivery.destinations.has(name))
      .map((name) =>
        problem(
          'settings.delivery',
          `The destination "${name.slice(0, 100)}" is unknown, and submissions wait for it. Name it in DELIVERY_FILE, or write one of: ${[...delivery.destinations.keys()].join(', ') || 'none is named'}.`,
        ),
      ),
    ...(receipt !== undefined && delivery.mailer === undefined
      ? [problem('settings.receipt', 'No receipt is sent, because SMTP_URL is unset.')]
      : []),
  ];
}
