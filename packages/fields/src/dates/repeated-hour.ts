import type { JsonObject } from '@guichet/definition';
import type { Environment } from '@guichet/engine';
import { instantOf, localTextOf, zonedTextOf, zoneOf } from '@guichet/engine/dates';

/** Written behind a time that a clock shows twice, when daylight saving ends: which of the two it is. */
const offset = /^(.*\S)\s*UTC([+-]\d\d:\d\d)$/i;

/** A text that was typed, and the offset that it names. */
export function withoutOffset(text: string): readonly [text: string, offset: string | undefined] {
  const [, before = text, named] = offset.exec(text) ?? [];
  return [before, named];
}

/** When a clock shows that. Without an offset, or with one that is not the zone's then, it is the first time. */
export function instantAt(local: string, named: string | undefined, timeZone: string): number {
  const first = instantOf(local, timeZone);
  if (named === undefined) return first;
  const instant = instantOf(`${local}${named}`, timeZone);
  return localTextOf(instant, timeZone).startsWith(local) ? instant : first;
}

/** The offset written behind the second of two identical times; empty behind any other. */
export function offsetOf(
  value: unknown,
  local: string,
  settings: JsonObject,
  environment: Environment,
): string {
  if (settings.enableTime === false || settings.isKeptAsText === true) return '';
  const timeZone = zoneOf(settings, environment);
  const [instant, first] = [value, local].map((dateTime) => Math.floor(instantOf(dateTime, timeZone) / 1000));
  return instant === first ? '' : ` UTC${zonedTextOf(instantOf(value, timeZone), timeZone).slice(19)}`;
}
