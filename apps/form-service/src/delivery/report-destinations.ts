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
          isSandboxName(name)
            ? `The destination "${name}" is an office of the sandbox city, which does not run here: this is a sample form, and submissions wait for ever. Take the form out of FORMS_DIR, or write names of your own that DELIVERY_FILE has.`
            : `The destination "${name.slice(0, 100)}" is unknown, and submissions wait for it. Name it in DELIVERY_FILE, or write one of: ${[...delivery.destinations.keys()].join(', ') || 'none is named'}.`,
        ),
      ),
    ...(receipt !== undefined && delivery.mailer === undefined
      ? [problem('settings.receipt', 'No receipt is sent, because SMTP_URL is unset.')]
      : []),
  ];
}

/** Offices of the sandbox city, which sample forms name. */
function isSandboxName(name: string): boolean {
  return name.startsWith('sandbox-');
}

/** For the start: each form whose submissions wait, with the destinations that nobody has given a meaning. */
export function waitingLines(
  forms: readonly { readonly alias: string; readonly definition: JsonObject }[],
  { destinations }: Pick<DeliveryOptions, 'destinations'>,
): readonly string[] {
  return forms.flatMap(({ alias, definition }) => {
    const settings = isJsonObject(definition.settings) ? definition.settings : {};
    const names = parseOfficeSettings(settings).settings.destinations.filter(
      (name) => !destinations.has(name),
    );
    if (names.length === 0) return [];
    const isSample = names.every(isSandboxName);
    const why = isSample
      ? 'offices of the sandbox city, which does not run here: a sample form, not for production'
      : 'DELIVERY_FILE does not name them';
    return [
      `  submissions of ${alias} wait for ${names.map((name) => name.slice(0, 100)).join(', ')}: ${why}`,
    ];
  });
}
