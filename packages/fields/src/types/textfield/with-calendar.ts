import { defaultLocale, isJsonObject } from '@guichet/definition';
import type { Model, PreparedComponent } from '@guichet/engine';
import { formatOf, writeDate } from '../../dates/date-format.ts';
import { dateSettings } from '../../dates/date-settings.ts';
import { formatRuleDates } from '../../dates/format-rule-dates.ts';
import { localOfText } from '../../dates/text-date.ts';
import { textOf } from '../../define/define-text.ts';

/**
 * Lets a line of text be a date where its author gave it a calendar (`widget`). Value: text, as its format writes the
 * date in English, in whatever language it was typed. Its limits are the calendar's: no rule validates them. Source:
 * measured on Form.io.
 */
export function withCalendar(model: Model): Model {
  return {
    ...model,
    rules: [
      ...(['dateText', 'dateDay', 'dateMonth', 'dateYear', 'dateMissing', 'dateTime', 'dateClock'] as const),
      'disabledDate',
      ...model.rules,
    ],
    settings(json) {
      const { widget } = json;
      const settings = model.settings(json);
      if (!isJsonObject(widget) || widget.type !== 'calendar') return settings;
      return { ...settings, ...dateSettings({ widget }), isKeptAsText: true };
    },
    needs: (component) => [
      ...(model.needs?.(component) ?? []),
      ...(isDate(component) ? (['dates'] as const) : []),
    ],
    parse(strings, component, locale, environment) {
      const { settings } = component;
      if (!isDate(component)) return model.parse(strings, component, locale, environment);
      const [text = ''] = strings;
      const local = localOfText(text.trim(), settings, locale);
      return local === undefined
        ? text.trim()
        : writeDate(local, formatOf(settings, defaultLocale), defaultLocale);
    },
    format(value, component, locale, environment) {
      if (!isDate(component)) return model.format(value, component, locale, environment);
      const text = textOf(value);
      const local = localOfText(text, component.settings);
      if (local === undefined) return [text];
      return [writeDate(local, formatOf(component.settings, locale), locale)];
    },
    formatWhileTyping: (strings, component, locale, before) =>
      isDate(component) ? strings : model.formatWhileTyping?.(strings, component, locale, before),
    formatRuleParams: (values, component, locale) =>
      isDate(component) ? formatRuleDates(values, component, locale) : values,
  };
}

function isDate({ settings }: PreparedComponent): boolean {
  return settings.isKeptAsText === true;
}
