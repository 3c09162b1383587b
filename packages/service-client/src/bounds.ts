import type { Json, JsonObject } from '@guichet/definition';
import type { FormSummary, SaveDetail } from './outcomes.ts';

/** Of one thing that a service says: characters of a text, parts of a path, entries of an object. */
const most = { characters: 500, parts: 40, entries: 50 };

/** As much of a list's entry as a page shows. */
export function boundedSummary({ path, title, properties, ...rest }: FormSummary): FormSummary {
  return {
    ...{ path: boundedText(path), title: boundedText(title), properties: boundedValues(properties) },
    ...rest,
  };
}

/** As much of a detail as a page shows. */
export function boundedDetail({ type, path, message, context }: SaveDetail): SaveDetail {
  return {
    type: boundedText(type),
    path: path.slice(0, most.parts).map((part) => (typeof part === 'string' ? boundedText(part) : part)),
    message: boundedText(message),
    context: boundedValues(context),
  };
}

function boundedText(text: string): string {
  return text.length > most.characters ? `${text.slice(0, most.characters)}…` : text;
}

/** The texts, numbers and marks of an object: what sentences and titles are made of. */
function boundedValues(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([, inner]) => ['string', 'number', 'boolean'].includes(typeof inner))
      .slice(0, most.entries)
      .map(([name, inner]): [string, Json | undefined] => [
        name,
        typeof inner === 'string' ? boundedText(inner) : inner,
      ]),
  );
}
