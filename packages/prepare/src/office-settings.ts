import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** Settings of a form that its page does not read: what happens to a submission after the receipt. */
export interface OfficeSettings {
  /** Names that the operator gives a meaning. */
  readonly destinations: readonly string[];
  readonly receipt: ReceiptSettings | undefined;
  /** Days until a submission is deleted; undefined: the deployment decides. */
  readonly retentionDays: number | undefined;
}

/** A receipt by e-mail. */
export interface ReceiptSettings {
  /** The data path of the resident's address. */
  readonly emailField: string;
  /** The mail lists the answers. */
  readonly answers: boolean;
}

/** A setting that has no effect as it is written. */
export interface SettingFault {
  readonly path: string;
  readonly sentence: string;
}

const maxDays = 36_500;

/** Reads the usable part of the settings, and says what is wrong with the rest. */
export function parseOfficeSettings({ delivery, receipt, retentionDays }: JsonObject): {
  readonly settings: OfficeSettings;
  readonly faults: readonly SettingFault[];
} {
  const faults: SettingFault[] = [];
  const refuse = (path: string, sentence: string): undefined => void faults.push({ path, sentence });
  return {
    settings: {
      destinations: readNames(delivery, refuse),
      receipt: readReceipt(receipt, refuse),
      retentionDays: readDays(retentionDays, refuse),
    },
    faults,
  };
}

type Refuse = (path: string, sentence: string) => undefined;

function readNames(value: Json | undefined, refuse: Refuse): readonly string[] {
  if (isUnset(value)) return [];
  const names = typeof value === 'string' ? [value] : value;
  if (Array.isArray(names) && names.every((name) => typeof name === 'string' && name !== ''))
    return [...new Set(names.map(String))];
  refuse('settings.delivery', 'Nothing is delivered. Write a list of names, such as ["permits-office"].');
  return [];
}

function readReceipt(value: Json | undefined, refuse: Refuse): ReceiptSettings | undefined {
  if (isUnset(value)) return undefined;
  if (!isJsonObject(value) || typeof value.emailField !== 'string' || value.emailField === '')
    return refuse(
      'settings.receipt',
      'No receipt is sent. Write {"emailField": "email"}, with the key of the field that holds the address.',
    );
  const { emailField, answers = false } = value;
  if (typeof answers !== 'boolean')
    refuse(
      'settings.receipt.answers',
      'The receipt lists no answers. To list them, write true, without quotation marks.',
    );
  return { emailField, answers: answers === true };
}

function readDays(value: Json | undefined, refuse: Refuse): number | undefined {
  if (isUnset(value)) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxDays) return value;
  return refuse(
    'settings.retentionDays',
    `The setting has no effect. Write a whole number of days, from 1 to ${maxDays}, without quotation marks.`,
  );
}

function isUnset(value: Json | undefined): value is null | undefined {
  return value === undefined || value === null;
}
