import type { JsonObject } from '@guichet/definition';
import type { SubmissionType } from '@guichet/engine/prepared';
import { parseOfficeSettings } from './office-settings.ts';
import type { Placed } from './placed.ts';
import type { Problems } from './problems.ts';

const names = ['delivery', 'receipt', 'retentionDays'] as const;

/** Reports settings for the time after the receipt that have no effect. */
export function reportOfficeSettings(
  settings: JsonObject,
  submissionType: SubmissionType | undefined,
  placed: readonly Placed[],
  problems: Problems,
): void {
  if (submissionType === 'payment' || submissionType === 'treeremoval') {
    for (const name of names.filter((setting) => settings[setting] !== undefined))
      problems.add(
        `settings.${name}`,
        'unusableSetting',
        `The setting has no effect: answers of a form of the type "${submissionType}" go to another service, and none are stored here.`,
      );
    return;
  }
  const parsed = parseOfficeSettings(settings);
  for (const { path, sentence } of parsed.faults) problems.add(path, 'unusableSetting', sentence);
  const { receipt } = parsed.settings;
  if (receipt !== undefined && !placed.some(({ dataPath }) => dataPath === receipt.emailField))
    problems.add(
      'settings.receipt.emailField',
      'unusableSetting',
      `No receipt is sent: the form has no field "${receipt.emailField.slice(0, 100)}". Write the key of the field that holds the address.`,
    );
}
