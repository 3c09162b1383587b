import type { RuleValues } from './rule.ts';

/** What an author's expression says of a value: true and nothing pass, a text is what is wrong. Source: measured on Form.io. */
export function verdictOf(value: unknown): RuleValues | undefined {
  if (value === true || value === undefined || value === null) return undefined;
  return typeof value === 'string' && value !== '' ? { sentence: value } : {};
}
