import type { Json } from '@guichet/definition';
import { optionText } from '../options.ts';

/** What stands at a path such as `address.city`; '' for nothing. */
export function propertyAt(item: Json | undefined, path: string): Json {
  let inner: Json | undefined = item;
  for (const name of path.split('.')) {
    const isIn = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name);
    inner = isIn ? Object.entries(inner ?? {}).find(([own]) => own === name)?.[1] : undefined;
  }
  return inner ?? '';
}

/**
 * An author's template with an item filled in: `{{ item.name || item.code }}`. Only paths, `?.`, texts in quotes and
 * `||` mean something, no code. Source: measured on Form.io.
 */
export function fillTemplate(template: string, item: Json): string {
  // An option shows no markup, and a dictionary names its words alone.
  const words = template.replace(/<[^>]*>/g, '').trim();
  return words.replace(/\{\{\{?([^{}]*)\}\}\}?/g, (_, written: string) =>
    written
      .split('||')
      .map((choice) => choiceIn(choice.trim(), item))
      .reduce((first, next) => first || next, ''),
  );
}

function choiceIn(written: string, item: Json): string {
  const quoted = /^(['"])(.*)\1$/.exec(written)?.[2];
  if (quoted !== undefined) return quoted;
  const path = /^item((?:\??\.[\w$]+)*)$/.exec(written)?.[1];
  if (path === undefined) return '';
  return optionText(path === '' ? item : propertyAt(item, path.replaceAll('?', '').slice(1)));
}
