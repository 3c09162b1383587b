import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { ValidateSettings } from '../prepared-form.ts';
import { numberOf } from './number-of.ts';

const limits = ['minLength', 'maxLength', 'min', 'max'] as const;
/** A count of 0 asks for nothing. Source: measured on Form.io. */
const counts = ['minSelectedCount', 'maxSelectedCount', 'minWords', 'maxWords'] as const;

/** `validate` as an author wrote it, checked, without the code; undefined when it asks for nothing. */
export function validateSettings(json: Json | undefined): ValidateSettings | undefined {
  if (!isJsonObject(json)) return undefined;
  const { pattern } = json;
  const validate: ValidateSettings = {
    ...((json.required === true || json.required === 'true') && { required: true }),
    ...numbersOf(json),
    ...(typeof pattern === 'string' && pattern !== '' && compiles(pattern) && { pattern }),
    ...(json.onlyAvailableItems === true && { onlyAvailableItems: true }),
    ...(isJsonObject(json.json) && Object.keys(json.json).length > 0 && { json: json.json }),
    ...(json.skipMaskValidation === true && { skipMaskValidation: true }),
  };
  return Object.keys(validate).length > 0 ? validate : undefined;
}

export function compiles(pattern: string): boolean {
  try {
    new RegExp(`^${pattern}$`);
    return true;
  } catch {
    return false;
  }
}

function numbersOf(json: JsonObject): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const name of [...limits, ...counts]) {
    const value = numberOf(json[name]);
    const isNone = value === 0 && counts.some((count) => count === name);
    if (value !== undefined && !isNone) numbers[name] = value;
  }
  return numbers;
}
