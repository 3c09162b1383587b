import type { JsonObject } from '@guichet/definition';
import { type Clock, readClock, writeClock } from '@guichet/engine';
import { textSettings } from '../define-model.ts';
import { defineText } from '../define-text.ts';

/** How a time is kept and shown, where the definition says nothing. Source: measured on Form.io. */
const usual = { dataFormat: 'HH:mm:ss', format: 'HH:mm' } as const;

/** A time of day. Value: a string by `dataFormat`, `10:30:00`; empty `''`. What is no time is kept as written. */
export const timeModel = defineText({
  label: { en: 'Time', fr: 'Heure' },
  rules: ['required', 'time'],
  settings: (json) => textSettings(json, ['format', 'dataFormat']),
  read: (text, settings) => kept(readClock(text, formatIn(settings, 'format')), settings) ?? text,
  // A control for times says it as HTML does, whatever it shows.
  write(text, { settings }) {
    const formats = ['HH:mm', 'HH:mm:ss', formatIn(settings, 'format')];
    const clock = formats.map((format) => readClock(text, format)).find((one) => one !== undefined);
    return kept(clock, settings) ?? text;
  },
  toControl(value, { settings }) {
    const text = typeof value === 'string' ? value : '';
    const clock = readClock(text, formatIn(settings, 'dataFormat'));
    if (clock === undefined) return [text];
    return [writeClock(clock, clock.seconds === 0 ? 'HH:mm' : 'HH:mm:ss')];
  },
});

function kept(clock: Clock | undefined, settings: JsonObject): string | undefined {
  return clock && writeClock(clock, formatIn(settings, 'dataFormat'));
}

function formatIn(settings: JsonObject, name: keyof typeof usual): string {
  const format = settings[name];
  return typeof format === 'string' ? format : usual[name];
}
