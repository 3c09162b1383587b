import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { formatInstant } from '@guichet/engine/formats';
import { locationMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  /** When the answer came. */
  readonly at: number;
}

/** Where what is known of an address comes from, and when it was asked for. */
export function SourceNote({ field, locale, at }: Props) {
  const { timeZone, cityTimeZone = timeZone } = field.environment();
  const when = formatInstant(at, locale, cityTimeZone);
  return <p className="g-location__source">{locationMessages[locale].source(when)}</p>;
}
