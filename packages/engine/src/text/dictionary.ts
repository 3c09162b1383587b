import type { Locale } from '@guichet/definition';
import type { Text, Texts } from '../prepared-form.ts';
import { hasHoles } from './resolve-text.ts';

/** The author texts of one component in one language, by setting path. */
export interface ComponentTexts {
  readonly texts: Readonly<Record<string, Text>>;
  /** True when a text depends on what is filled in. */
  readonly hasHoles: boolean;
}

/** The author texts of one language, by component id. */
export interface Dictionary {
  readonly locale: Locale;
  of(componentId: string): ComponentTexts;
}

const none: ComponentTexts = { texts: {}, hasHoles: false };

export function createDictionary(locale: Locale, texts: Texts): Dictionary {
  const components = new Map<string, { texts: Record<string, Text>; hasHoles: boolean }>();
  for (const [id, text] of Object.entries(texts)) {
    const colon = id.indexOf(':');
    if (colon === -1) continue;
    const componentId = id.slice(0, colon);
    let component = components.get(componentId);
    if (component === undefined) {
      component = { texts: {}, hasHoles: false };
      components.set(componentId, component);
    }
    component.texts[id.slice(colon + 1)] = text;
    component.hasHoles ||= hasHoles(text);
  }
  return { locale, of: (componentId) => components.get(componentId) ?? none };
}
