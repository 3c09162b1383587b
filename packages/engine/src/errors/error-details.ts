import { parsePath } from '@guichet/definition';
import type { InternalField } from '../fields/internal-field.ts';
import type { ServerErrorDetail } from '../form-data.ts';
import { isPassedOver } from '../undecided/is-passed-over.ts';
import { type Failure, sentenceOf, settingIn } from './sentence.ts';

/**
 * Every failure of a form as the details of a form service's refusal, in definition order. Where one `customMessage`
 * stands for all rules, it is said once, by the first that fails. Source: measured on Form.io's service.
 */
export function detailsOf(
  fields: readonly InternalField[],
  limit = Number.POSITIVE_INFINITY,
): readonly ServerErrorDetail[] {
  const details: ServerErrorDetail[] = [];
  for (const field of fields) {
    for (const failure of reportedAt(field)) {
      if (details.length >= limit) return details;
      details.push(detailOf(field, failure));
    }
  }
  return details;
}

/** How many details those would be without a limit. No sentence is made. */
export function countDetails(fields: readonly InternalField[]): number {
  return fields.reduce((count, field) => count + reportedAt(field).length, 0);
}

function reportedAt(field: InternalField): readonly Failure[] {
  const failures = isPassedOver(field) ? [] : field.failures();
  if (failures.length === 0) return failures;
  return field.plainText('validate.customMessage') === '' ? failures : failures.slice(0, 1);
}

/** Both shapes that Form.io's services have had: `type` names the rule for older readers, `context` for newer. */
export function detailOf(field: InternalField, failure: Failure): ServerErrorDetail {
  const { key } = field.component;
  const { index = 0, ...values } = failure.values;
  const name = failure.rule.reportedAs ?? failure.name;
  const setting = settingIn(values);
  return {
    type: `${kindOf(name, field.value())}.${name}`,
    path: parsePath(field.path()),
    message: sentenceOf(field, failure),
    level: 'error',
    context: {
      ...values,
      validator: name,
      hasLabel: field.plainText('validate.customMessage') === '',
      key,
      label: field.name(),
      path: field.path(),
      index,
      ...(setting !== undefined && { setting }),
    },
  };
}

/** The first part of a detail's type, as form services name it. */
function kindOf(rule: string, value: unknown): string {
  if (rule === 'required' || value === undefined || value === null) return 'any';
  return Array.isArray(value) ? 'array' : typeof value;
}
