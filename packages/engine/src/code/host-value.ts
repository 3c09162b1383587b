import type { HostValue } from '@guichet/author-scripts/run';
import type { Json } from '@guichet/definition';

/** What fields and settings hold is JSON by construction: values come from JSON or from a model. */
export function hostValueOf(value: unknown): HostValue {
  return isHostValue(value) ? value : undefined;
}

function isHostValue(value: unknown): value is HostValue {
  return value !== undefined;
}

/** What code gives is a copy, as JSON would make one. */
export function jsonOfHostValue(value: HostValue): Json | undefined {
  return isJson(value) ? value : undefined;
}

function isJson(value: HostValue): value is Json {
  return value !== undefined && typeof value !== 'function';
}

/** What code tells a host: JSON, whatever the code has put into it. */
export function plainJson(value: HostValue): Json | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  return JSON.parse(JSON.stringify(value, (_, inner) => (isHostObject(inner) ? undefined : inner)) ?? 'null');
}

function isHostObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'get') === 'function';
}
