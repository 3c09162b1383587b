import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import { type OfficeSettings, parseOfficeSettings } from '@guichet/prepare';
import type { NewDelivery } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/storage.ts';
import { receiptDestination } from './destination.ts';
import { receiptAddressIn } from './mail/receipt-address.ts';

/** A submission that is about to be stored, and the definition that it follows. */
interface Sent {
  readonly submission: StoredSubmission;
  readonly definition: JsonObject | undefined;
  /** The resident, as a keyed hash; undefined where nobody says. */
  readonly sender: (() => string) | undefined;
  /** Mail can be sent. */
  readonly sendsReceipts: boolean;
}

/** The deliveries that a form asks for: one for each destination, and the resident's receipt. */
export function deliveriesOf({
  submission,
  definition,
  sender,
  sendsReceipts,
}: Sent): readonly NewDelivery[] {
  const { destinations, receipt } = officeSettingsOf(definition);
  const isReceiptSent =
    sendsReceipts && receipt !== undefined && receiptAddressIn(submission, receipt) !== undefined;
  const names = [...destinations, ...(isReceiptSent ? [receiptDestination] : [])];
  return names.map((destination) => ({
    ...{ id: `msg_${randomUUID()}`, destination, submission: submission.id },
    ...(destination === receiptDestination && sender !== undefined && { sender: sender() }),
  }));
}

const settingsOf = new WeakMap<JsonObject, OfficeSettings>();

/** Parsed once for all submissions of a form. */
function officeSettingsOf(definition: JsonObject = {}): OfficeSettings {
  const known = settingsOf.get(definition);
  if (known !== undefined) return known;
  const { settings } = parseOfficeSettings(isJsonObject(definition.settings) ? definition.settings : {});
  settingsOf.set(definition, settings);
  return settings;
}
