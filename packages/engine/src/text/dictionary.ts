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
  for (const [id, text] of Object.entries(texts)) {
    const colon = id.indexOf(':');
    if (colon === -1) continue;
    const componentId = id.slice(0, colon);
    let component = components.get(componentId);
    if (component === undefined) {
      component = {};
      components.set(componentId, component);
    }
    component[id.slice(colon + 1)] = text;
  }
  return { locale, of: (componentId) => components.get(componentId) ?? none };
}
