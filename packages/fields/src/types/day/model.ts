import type { JsonObject } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { formatDateParts } from '@guichet/engine/formats';
import { dateLimits } from '../../dates/date-limits.ts';
import { formatRuleDates } from '../../dates/format-rule-dates.ts';
import { defineDisplay, flagSettings, sizeOf, textSettings } from '../../define/define-model.ts';
import { type DayPart, isHidden, partIn, parts, shownParts, writtenOrder } from './parts.ts';

/**
 * A day in parts. Value: `MM/DD/YYYY`, or `DD/MM/YYYY` with `dayFirst`; zeros for a part that is left open, and without
 * the parts that are hidden; empty `''`. Its control says the parts that are shown, in the order in which the language
 * names them. A short year is kept as it was typed, so that it is reported. Source: measured on Form.io.
 */
export const dayModel = defineDisplay({
  needs: () => ['type:day'],
  isTyped: true,
  label: { en: 'Day', fr: 'Jour' },
  data: 'value',
  isPersistent: true,
  validateOn: 'blur',
  texts: parts.map((part) => ({ setting: `fields.${part}.placeholder`, as: 'plain' })),
  rules: [
    ...(['day', 'dayOfMonth', 'dayMonth', 'dayYear', 'maxDate', 'maxYear', 'minDate', 'minYear'] as const),
    ...(['required', 'requiredDayEmpty', 'requiredDayField'] as const),
    ...(['requiredMonthField', 'requiredYearField'] as const),
  ],
  settings: (json) => ({
    ...flagSettings(json, ['dayFirst', 'useLocaleSettings', 'hideInputLabels']),
    ...dateLimits(json),
    ...yearLimit(json, 'minYear'),
    ...yearLimit(json, 'maxYear'),
    fields: Object.fromEntries(parts.map((part) => [part, partSettings(partIn(json, part))])),
  }),
  emptyValue: () => '',
  isEmpty: (value) => typeof value !== 'string' || /^[\s0/]*$/.test(value),
  normalise(value, component) {
    if (value === undefined || value === null) return '';
    return typeof value === 'object' ? malformed : withHidden(String(value), component);
  },
  parse(strings, component, locale) {
    if (strings.every((text) => text.trim() === '')) return '';
    const shown = shownParts(component, locale);
    const written = writtenOrder(component).filter((part) => shown.includes(part));
    const texts = written.map((part) => writePart(strings[shown.indexOf(part)] ?? '', part));
    return withHidden(texts.join('/'), component);
  },
  format: (value, component, locale) =>
    shownParts(component, locale).map((part) => textOf(part, value, component)),
  formatValue(value, component, locale) {
    const [day = '', month = '', year = ''] = parts.map((part) => textOf(part, value, component));
    return [formatDateParts(day, month, year, locale)];
  },
  formatWhileTyping: (strings) => strings,
  formatRuleParams: formatRuleDates,
});

function partSettings(json: JsonObject): JsonObject {
  return { ...flagSettings(json, ['required', 'hide']), ...textSettings(json, ['type']) };
}

/** The text of one part of a value, without zeros. */
function textOf(part: DayPart, value: unknown, component: PreparedComponent): string {
  const order = writtenOrder(component);
  const texts = typeof value === 'string' ? value.split('/') : [];
  const written =
    texts.length === order.length
      ? order
      : order.filter((writtenPart) => !isHidden(writtenPart, component.settings));
  return (texts[written.indexOf(part)] ?? '').replace(/^0+/, '');
}

function writePart(typed: string, part: DayPart): string {
  const text = typed.trim().replaceAll('/', '');
  if (!/^\d*$/.test(text)) return text;
  const isNought = /^0*$/.test(text);
  return part !== 'year' ? text.padStart(2, '0') : isNought ? '0000' : text;
}

/** A hidden part is that of the default, where the default has it. */
function withHidden(text: string, component: PreparedComponent): string {
  if (text === '' || /^\d\d\/\d\d\/\d{4}$/.test(text)) return text;
  const order = writtenOrder(component);
  const { defaultValue } = component;
  const usual = typeof defaultValue === 'string' ? defaultValue.split('/') : [];
  const given = text.split('/');
  return order
    .map((part, index) => {
      if (!isHidden(part, component.settings)) return given.shift();
      return usual.length === order.length ? usual[index] : undefined;
    })
    .filter((partText) => partText !== undefined && partText !== '')
    .join('/');
}

/** A year is said of the whole component or of its year. */
function yearLimit(json: JsonObject, name: 'minYear' | 'maxYear'): JsonObject {
  const year = sizeOf(json[name]) ?? sizeOf(partIn(json, 'year')[name]);
  return year === undefined ? {} : { [name]: year };
}
