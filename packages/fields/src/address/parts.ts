import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { listOf } from '../define-model.ts';
import { optionText } from '../options.ts';

/** The parts of an address that is typed by hand, where the definition names none, by key. Source: Form.io's schema. */
const usualParts = {
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  country: 'Country',
  zip: 'Zip Code',
} as const;

/** What a browser calls them, so that it can fill them in. */
export const autocompleteOf: Readonly<Record<string, string>> = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
  zip: 'postal-code',
};

/** An address with the parts that Form.io gives it. */
export function withParts(json: JsonObject): JsonObject {
  if (json.enableManualMode !== true || Array.isArray(json.components)) return json;
  const components = Object.entries(usualParts).map(([key, label]) => ({ type: 'textfield', key, label }));
  return { ...json, components };
}

/** The keys of the parts, in the places of their texts; '' for what is no part. */
export function partsIn(components: Json | undefined): readonly string[] {
  return listOf(components).map((json) =>
    isJsonObject(json) && typeof json.key === 'string' ? json.key.trim() : '',
  );
}

export interface Part {
  readonly key: string;
  /** Its place in the definition, by which its texts are found. */
  readonly index: number;
}

export function readParts({ parts = [] }: JsonObject): readonly Part[] {
  return listOf(parts).flatMap((key, index) =>
    typeof key === 'string' && key !== '' ? [{ key, index }] : [],
  );
}

/** What is filled in, part by part. */
export function partsOf(value: unknown, settings: JsonObject): readonly string[] {
  const address = isJsonObject(value) && isJsonObject(value.address) ? value.address : {};
  return readParts(settings).map(({ key }) => (Object.hasOwn(address, key) ? optionText(address[key]) : ''));
}

/** Of several addresses each is kept bare. Source: measured on Form.io. */
export function isInModes({ settings, multiple }: PreparedComponent): boolean {
  return settings.enableManualMode === true && multiple !== true;
}

export function isManual(value: unknown): boolean {
  return isJsonObject(value) && value.mode === 'manual';
}
