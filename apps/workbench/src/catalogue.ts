import { defaultLocale, isJsonObject, type JsonObject, languageTags } from '@guichet/definition';
import { examples } from '@guichet/fields/examples';

/** One example of one type, as its author would write it. */
export interface ShownExample {
  /** Of the example: `textfield/with a mask`. */
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly component: JsonObject;
}

/** Every example of every type that has a view, by type. */
export const catalogue: readonly ShownExample[] = Object.entries(examples)
  .sort(([left], [right]) => left.localeCompare(right, languageTags[defaultLocale]))
  .flatMap(([type, ofType]) =>
    Object.entries(ofType).flatMap(([name, component]) =>
      isJsonObject(component) ? [{ id: `${type}/${name}`, type, name, component }] : [],
    ),
  );

/** The examples in whose type, name or definition every word of a search occurs. */
export function findExamples(search: string): readonly ShownExample[] {
  const words = search.toLowerCase().split(/\s+/);
  return catalogue.filter(({ id, component }) => {
    const text = `${id} ${JSON.stringify(component)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
