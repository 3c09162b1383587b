import type { RuleValues } from './rule.ts';

/** The verdict of an author's expression: true and nothing pass, a text is the error. Source: measured on Form.io. */
export function verdictOf(value: unknown): RuleValues | undefined {
  if (value === true || value === undefined || value === null) return undefined;
  return typeof value === 'string' && value !== '' ? { sentence: value } : {};
}
