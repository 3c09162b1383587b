import type { HostValue } from '@guichet/author-scripts/run';
import type { Json } from '@guichet/definition';

/** Values of fields and settings are JSON by construction: they come from JSON or from a model. */
export function hostValueOf(value: unknown): HostValue {
  return isHostValue(value) ? value : undefined;
}

function isHostValue(value: unknown): value is HostValue {
  return value !== undefined;
}

/** Copies a value out of code, as JSON would. */
export function jsonOfHostValue(value: HostValue): Json | undefined {
  return isJson(value) ? value : undefined;
}

function isJson(value: HostValue): value is Json {
  return value !== undefined && typeof value !== 'function';
}

/** The JSON that code emits to a host, whatever the code put into it. */
export function plainJson(value: HostValue): Json | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  return JSON.parse(JSON.stringify(value, (_, inner) => (isHostObject(inner) ? undefined : inner)) ?? 'null');
}

function isHostObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'get') === 'function';
}
