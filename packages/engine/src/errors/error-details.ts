import { parsePath } from '@guichet/definition';
import type { LiveField } from '../fields/live-field.ts';
import type { ServerErrorDetail } from '../form.ts';
import { sentenceOf } from './sentence.ts';

/** Every failure of a form as the details of a form service's refusal, in definition order. */
export function detailsOf(fields: readonly LiveField[]): readonly ServerErrorDetail[] {
  return fields.flatMap((field) =>
    field.failures().map((failure) => {
      const { key } = field.component;
      const label = field.name();
      return {
        type: `${kindOf(failure.rule, field.value())}.${failure.rule}`,
        path: parsePath(field.path()),
        message: sentenceOf(field, failure),
        level: 'error',
        context: {
          ...failure.values,
          validator: failure.rule,
          hasLabel: true,
          key,
          label,
          path: field.path(),
        },
      };
    }),
  );
}

/** The first part of a detail's type, as form services name it. */
function kindOf(rule: string, value: unknown): string {
  if (rule === 'required' || value === undefined || value === null) return 'any';
  return Array.isArray(value) ? 'array' : typeof value;
}
