import { type Locale, languageTags } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { locationMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  /** When the answer came. */
  readonly at: number;
}

/** Where what is known of an address comes from, and when it was asked for. */
export function SourceNote({ field, locale, at }: Props) {
  const { timeZone } = field.environment();
  const when = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
    .format(at)
    .replace(/\s(h|[ap]\.m\.)/, '\u00a0$1')
    .replace(/h\s/, 'h\u00a0');
  return <p className="g-location__source">{locationMessages[locale].source(when)}</p>;
}
