import { isJsonObject, type Json, type JsonObject, type Locale } from '@guichet/definition';
import type { Environment, PreparedComponent } from '@guichet/engine';
import { listOf } from '../../define/define-model.ts';
import { toText, valueSettings } from '../../typed-values/value.ts';

/** The parts of an address that is typed by hand, where the definition names none, by key. Source: Form.io's schema. */
const usualParts = {
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  country: 'Country',
  zip: 'Zip Code',
} as const;

/** The `autocomplete` tokens of the parts. */
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

/** How each part is filled in, in the same places. A number of an address counts nothing: it is text. */
export function kindsIn(components: Json | undefined): readonly JsonObject[] {
  return listOf(components).map((json) => {
    const settings = isJsonObject(json) ? valueSettings(json) : {};
    return settings.kind === 'number' ? {} : settings;
  });
}

export interface AddressPart {
  readonly key: string;
  /** Its place in the definition, by which its texts are found. */
  readonly index: number;
  /** The component as far as the value of the part is read by it. */
  readonly inner: PreparedComponent;
}

export function readParts(component: PreparedComponent): readonly AddressPart[] {
  const { parts = [], kinds = [] } = component.settings;
  const settingsOf = listOf(kinds);
  return listOf(parts).flatMap((key, index) => {
    const partSettings = settingsOf[index];
    const inner = { ...component, settings: isJsonObject(partSettings) ? partSettings : {} };
    return typeof key === 'string' && key !== '' ? [{ key, index, inner }] : [];
  });
}

/** The strings of the parts. */
export function addressPartsOf(
  value: unknown,
  component: PreparedComponent,
  locale: Locale,
  environment: Environment,
): readonly string[] {
  const address = isJsonObject(value) && isJsonObject(value.address) ? value.address : {};
  return readParts(component).map(({ key, inner }) =>
    Object.hasOwn(address, key) ? toText(address[key], inner, locale, environment) : '',
  );
}

/** Of several addresses each is kept bare. Source: measured on Form.io. */
export function isInModes({ settings, multiple }: PreparedComponent): boolean {
  return settings.enableManualMode === true && multiple !== true;
}

export function isManual(value: unknown): boolean {
  return isJsonObject(value) && value.mode === 'manual';
}
