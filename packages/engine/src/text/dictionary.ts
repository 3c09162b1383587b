import type { Locale } from '@guichet/definition';
import type { Text, Texts } from '../prepared-form.ts';

/** The author texts of one language, by component id. */
export interface Dictionary {
  readonly locale: Locale;
  /** The texts of one component, by setting path. */
  of(componentId: string): Texts;
}

const none: Texts = {};

export function createDictionary(locale: Locale, texts: Texts): Dictionary {
  const components = new Map<string, Record<string, Text>>();
  let component: Record<string, Text> = {};
  let componentId = '';
  for (const id in texts) {
    const text = texts[id];
    const colon = id.indexOf(':');
    if (text === undefined || colon === -1) continue;
    // Those of one component stand together.
    if (componentId.length !== colon || !id.startsWith(componentId)) {
      componentId = id.slice(0, colon);
      component = components.get(componentId) ?? {};
      components.set(componentId, component);
    }
    component[id.slice(colon + 1)] = text;
  }
  return { locale, of: (id) => components.get(id) ?? none };
}
