import type { Json } from '@guichet/definition';
import type { HostValue } from '../snippets/host.ts';

/** What fields and settings hold is JSON by construction: values come from JSON or from a model. */
export function hostValueOf(value: unknown): HostValue {
  return isHostValue(value) ? value : undefined;
}

function isHostValue(value: unknown): value is HostValue {
  return value !== undefined;
}

/** What code gives is a copy, as JSON would make one. */
export function jsonOf(value: HostValue): Json | undefined {
  return isJson(value) ? value : undefined;
}

function isJson(value: HostValue): value is Json {
  return value !== undefined && typeof value !== 'function';
}
