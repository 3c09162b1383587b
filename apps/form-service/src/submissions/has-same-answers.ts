import { type JsonObject, parsePath } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { replacedAt } from './find-parts.ts';
import { hashOfData } from './hash-of-data.ts';

/**
 * Paths of values that the form computes and nobody can type over. None where an answer is not stored: two submissions
 * may differ in that one.
 */
export function computedPaths(fields: readonly Field[]): readonly string[] {
  const computed = fields.filter(isComputed);
  const isStoredWhole = fields.every(
    (field) => field.component.persistent === undefined || isComputed(field),
  );
  return isStoredWhole ? computed.map((field) => field.path()) : [];
}

function isComputed(field: Field): boolean {
  const { calculateValue, allowCalculateOverride, customDefaultValue } = field.component;
  if (calculateValue !== undefined) return allowCalculateOverride !== true;
  return customDefaultValue !== undefined && field.disabled();
}

/**
 * Whether two submissions hold the same answers. Computed values are left out: one that follows the clock differs at each
 * try, though the resident changed nothing.
 */
export function hasSameAnswers(left: JsonObject, right: JsonObject, computed: readonly string[]): boolean {
  if (computed.length === 0) return false;
  const hashOfAnswers = (data: JsonObject) =>
    hashOfData(computed.reduce((rest, path) => replacedAt(rest, parsePath(path), null), data));
  return hashOfAnswers(left) === hashOfAnswers(right);
}
