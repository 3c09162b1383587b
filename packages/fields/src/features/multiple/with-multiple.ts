import type { Locale } from '@guichet/definition';
import { type Model, malformed, type PreparedComponent } from '@guichet/engine';

/** The strings of a list, and by what they were made. */
interface Formatted {
  readonly component: PreparedComponent;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly strings: readonly string[];
}

/**
 * Lets a type that keeps one value keep a list of them where the component says `multiple`. Its control then
 * sends one string an item; a list that nobody touched has one empty item. Source: measured on Form.io.
 */
export function withMultiple(model: Model): Model {
  const { fromPost, formatValue, formatWhileTyping } = model;
  /** The strings of a list. Each of its items is drawn with its own of them, and would have all made anew. */
  const formatted = new WeakMap<readonly unknown[], Formatted>();
  return {
    ...model,
    isMultiple: true,
    emptyValue(component) {
      const value = model.emptyValue(component);
      return component.multiple ? [value ?? null] : value;
    },
    isEmpty: (value, component) =>
      (component.multiple ? itemsIn(value) : [value]).every((item) => model.isEmpty(item, component)),
    normalise(value, component) {
      if (component.multiple !== true) return model.normalise(value, component);
      const items = itemsIn(value).map((item) => model.normalise(item, component) ?? null);
      return items.every((item) => item !== malformed) ? items : malformed;
    },
    format(value, ...rest) {
      const [component, locale, { timeZone }] = rest;
      if (component.multiple !== true) return model.format(value, ...rest);
      const items = itemsIn(value);
      const last = formatted.get(items);
      if (last?.component === component && last.locale === locale && last.timeZone === timeZone)
        return last.strings;
      const strings = items.flatMap((item) => model.format(item, ...rest));
      formatted.set(items, { component, locale, timeZone, strings });
      return strings;
    },
    parse: eachOf(model.parse),
    ...(fromPost && { fromPost: eachOf(fromPost) }),
    ...(formatValue && {
      formatValue: (value, ...rest) =>
        (rest[0].multiple ? itemsIn(value) : [value]).flatMap((item) => formatValue(item, ...rest)),
    }),
    ...(formatWhileTyping && {
      formatWhileTyping(strings, component, locale, before = []) {
        if (component.multiple !== true) return formatWhileTyping(strings, component, locale, before);
        const typed = strings.map((text, index) =>
          formatWhileTyping([text], component, locale, before.slice(index, index + 1)),
        );
        return typed.every((texts) => texts !== undefined) ? typed.flat() : undefined;
      },
    }),
  };
}

/** Reads the strings as one value, or as one for each string. */
function eachOf(read: Model['parse']): Model['parse'] {
  return (strings, ...rest) =>
    rest[0].multiple ? strings.map((text) => read([text], ...rest) ?? null) : read(strings, ...rest);
}

function itemsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}
