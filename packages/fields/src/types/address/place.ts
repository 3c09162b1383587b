import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** Where providers write an address out, each in its own way. Source: Form.io's own providers. */
const usualPlaces = ['display_name', 'formattedPlace', 'formatted_address', 'address.freeformAddress'];

/** The address of a value in either shape. */
export function addressIn(value: unknown): unknown {
  return isJsonObject(value) && isJsonObject(value.address) && typeof value.mode === 'string'
    ? value.address
    : value;
}

/** An address as one text: as its provider writes it out, else all that is text in it. '' of none. */
export function displayOf(value: unknown, { displayValueProperty }: JsonObject): string {
  const address = addressIn(value);
  if (!isJsonObject(address)) return '';
  const places =
    typeof displayValueProperty === 'string' ? [displayValueProperty, ...usualPlaces] : usualPlaces;
  for (const place of places) {
    const text = textAt(address, place);
    if (text !== '') return text;
  }
  const texts = Object.values(address).filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  if (texts.length > 0) return texts.join(', ').trim();
  return Object.keys(address).length === 0 ? '' : JSON.stringify(address);
}

function textAt(address: JsonObject, place: string): string {
  const found = place
    .split('.')
    .reduce<Json | undefined>(
      (within, name) => (isJsonObject(within) && Object.hasOwn(within, name) ? within[name] : undefined),
      address,
    );
  return typeof found === 'string' ? found.trim() : '';
}
