import type { JsonObject, Locale } from '@guichet/definition';
import { type Clock, readClock, writeClock } from '@guichet/engine';
import { readTypedClock } from '@guichet/engine/dates';
import { dateHabits } from '../../dates/date-habits.ts';
import { sizeIn, textSettings } from '../../define/define-model.ts';
import { defineText, textOf } from '../../define/define-text.ts';

/** How a time is kept and shown, where the definition says nothing. Source: measured on Form.io. */
const usual = { dataFormat: 'HH:mm:ss', format: 'HH:mm' } as const;

/** A time of day. Value: a string by `dataFormat`, `10:30:00`; empty `''`. Text that is no time is kept as written. */
export const timeModel = defineText({
  needs: () => ['type:time'],
  typing: { autocomplete: 'off', autocapitalize: 'none' },
  label: { en: 'Time', fr: 'Heure' },
  rules: ['required', 'time', 'timeClock'],
  settings: (json) => ({ ...textSettings(json, ['format', 'dataFormat']), ...sizeIn(json) }),
  read: (text, settings) => kept(readClock(text, formatIn(settings, 'format')), settings) ?? text,
  formatWhileTyping: (strings) => strings,
  write(text, { settings }) {
    const exact = readClock(text, formatIn(settings, 'format'));
    const clock = exact ?? readTypedClock(text);
    return kept(clock === 'none' ? undefined : clock, settings) ?? text;
  },
  format(value, { settings }, locale) {
    const text = textOf(value);
    const clock = readClock(text, formatIn(settings, 'dataFormat'));
    if (clock === undefined) return [text];
    const format = timeFormatOf(settings, locale);
    const isCut = clock.seconds !== 0 && !format.includes('s');
    return [writeClock(clock, isCut ? format.replace(/mm?/, '$&:ss') : format)];
  },
});

/** How a time is shown. */
export function timeFormatOf(settings: JsonObject, locale: Locale): string {
  const format = formatIn(settings, 'format');
  if (!dateHabits[locale].is24 || !/h/.test(format.replace(/\[.*?\]/g, ''))) return format;
  return format
    .split(/(\[.*?\])/)
    .map((part) => (part.startsWith('[') ? part : part.replace(/\s*[aA]/, '').replace(/h+/, 'HH')))
    .join('');
}

function kept(clock: Clock | undefined, settings: JsonObject): string | undefined {
  return clock && writeClock(clock, formatIn(settings, 'dataFormat'));
}

function formatIn(settings: JsonObject, name: keyof typeof usual): string {
  const format = settings[name];
  return typeof format === 'string' ? format : usual[name];
}
