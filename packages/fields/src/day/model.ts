import { isJsonObject, type JsonObject } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { dateLimits } from '../dates.ts';
import { defineDisplay, flagSettings, sizeOf } from '../define-model.ts';

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];

/**
 * A day in parts. Value: `MM/DD/YYYY`, or `DD/MM/YYYY` with `dayFirst`; zeros for a part that is left open, and
 * without the parts that are hidden; empty `''`. Its control says the parts that are shown, in that order.
 * Source: measured on Form.io.
 */
export const dayModel = defineDisplay({
  label: { en: 'Day', fr: 'Jour' },
  data: 'value',
  isPersistent: true,
  validateOn: 'blur',
  rules: [
    ...(['day', 'maxDate', 'maxYear', 'minDate', 'minYear', 'required', 'requiredDayEmpty'] as const),
    ...(['requiredDayField', 'requiredMonthField', 'requiredYearField'] as const),
  ],
  settings: (json) => ({
    ...flagSettings(json, ['dayFirst']),
    ...dateLimits(json),
    ...yearLimit(json, 'minYear'),
    ...yearLimit(json, 'maxYear'),
    fields: Object.fromEntries(
      parts.map((part) => [part, flagSettings(partIn(json, part), ['required', 'hide'])]),
    ),
  }),
  emptyValue: () => '',
  isEmpty: (value) => typeof value !== 'string' || /^[\s0/]*$/.test(value),
  normalise(value, component) {
    if (value === undefined || value === null) return '';
    return typeof value === 'object' ? malformed : withHidden(String(value), component);
  },
  fromControl(strings, component) {
    if (strings.every((text) => text.trim() === '')) return '';
    const written = shownParts(component).map((part, index) => writePart(strings[index] ?? '', part));
    return withHidden(written.join('/'), component);
  },
  toControl(value, component) {
    const shown = shownParts(component);
    const texts = typeof value === 'string' ? value.split('/') : [];
    const order = texts.length === parts.length ? orderOf(component) : shown;
    return shown.map((part) => (texts[order.indexOf(part)] ?? '').replace(/^0+/, ''));
  },
  whileTyping: (strings) => strings,
});

/** The parts as they are written one after the other. */
function orderOf({ settings }: PreparedComponent): readonly Part[] {
  return settings.dayFirst === true ? parts : ['month', 'day', 'year'];
}

function shownParts(component: PreparedComponent): readonly Part[] {
  return orderOf(component).filter((part) => !isHidden(part, component.settings));
}

function isHidden(part: Part, { fields }: JsonObject): boolean {
  return isJsonObject(fields) && isJsonObject(fields[part]) && fields[part].hide === true;
}

function writePart(typed: string, part: Part): string {
  const text = typed.trim().replaceAll('/', '');
  return /^\d*$/.test(text) ? text.padStart(part === 'year' ? 4 : 2, '0') : text;
}

/** A hidden part is that of the default, where the default has it. */
function withHidden(text: string, component: PreparedComponent): string {
  if (text === '' || /^\d\d\/\d\d\/\d{4}$/.test(text)) return text;
  const order = orderOf(component);
  const { defaultValue } = component;
  const usual = typeof defaultValue === 'string' ? defaultValue.split('/') : [];
  const given = text.split('/');
  return order
    .map((part, index) => {
      if (!isHidden(part, component.settings)) return given.shift();
      return usual.length === order.length ? usual[index] : undefined;
    })
    .filter((one) => one !== undefined && one !== '')
    .join('/');
}

function partIn({ fields }: JsonObject, part: Part): JsonObject {
  const setting = isJsonObject(fields) ? fields[part] : undefined;
  return isJsonObject(setting) ? setting : {};
}

/** A year is said of the whole component or of its year. */
function yearLimit(json: JsonObject, name: 'minYear' | 'maxYear'): JsonObject {
  const year = sizeOf(json[name]) ?? sizeOf(partIn(json, 'year')[name]);
  return year === undefined ? {} : { [name]: year };
}
