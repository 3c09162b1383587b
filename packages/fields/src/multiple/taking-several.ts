import { type Model, malformed } from '@guichet/engine';

/**
 * Lets a type that keeps one value keep a list of them where the component says `multiple`. Its control then
 * sends one string an item; a list that nobody touched has one empty item. Source: measured on Form.io.
 */
export function takingSeveral(one: Model): Model {
  const { fromPost, toWords, whileTyping } = one;
  return {
    ...one,
    takesSeveral: true,
    emptyValue(component) {
      const value = one.emptyValue(component);
      return component.multiple ? [value ?? null] : value;
    },
    isEmpty: (value, component) =>
      (component.multiple ? itemsIn(value) : [value]).every((item) => one.isEmpty(item, component)),
    normalise(value, component) {
      if (component.multiple !== true) return one.normalise(value, component);
      const items = itemsIn(value).map((item) => one.normalise(item, component) ?? null);
      return items.every((item) => item !== malformed) ? items : malformed;
    },
    toControl: (value, ...rest) =>
      (rest[0].multiple ? itemsIn(value) : [value]).flatMap((item) => one.toControl(item, ...rest)),
    fromControl: eachOf(one.fromControl),
    ...(fromPost && { fromPost: eachOf(fromPost) }),
    ...(toWords && {
      toWords: (value, ...rest) =>
        (rest[0].multiple ? itemsIn(value) : [value]).flatMap((item) => toWords(item, ...rest)),
    }),
    ...(whileTyping && {
      whileTyping(strings, component, locale, before = []) {
        if (component.multiple !== true) return whileTyping(strings, component, locale, before);
        const typed = strings.map((text, index) =>
          whileTyping([text], component, locale, before.slice(index, index + 1)),
        );
        return typed.every((texts) => texts !== undefined) ? typed.flat() : undefined;
      },
    }),
  };
}

/** What a control says is one value, or one a string. */
function eachOf(read: Model['fromControl']): Model['fromControl'] {
  return (strings, ...rest) =>
    rest[0].multiple ? strings.map((text) => read([text], ...rest) ?? null) : read(strings, ...rest);
}

function itemsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}
