import { isJsonObject } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { flagSettings, textSettings } from '../define-model.ts';
import { defineObject, isFilled, objectIn } from '../define-object.ts';
import { takingSeveral } from '../multiple/taking-several.ts';

/**
 * An address. Value: what the search of addresses answered, empty `{}`; where it can be typed by hand too
 * (`enableManualMode`), `{mode: 'autocomplete' | 'manual', address: {...}}`.
 */
export const addressModel = takingSeveral(
  defineObject({
    label: { en: 'Address', fr: 'Adresse' },
    settings: (json) => ({
      ...textSettings(json, ['provider', 'displayValueProperty']),
      ...flagSettings(json, ['enableManualMode', 'disableClearIcon']),
    }),
    texts: [{ setting: 'switchToManualModeLabel', as: 'html' }],
    emptyValue: (component) => (isInModes(component) ? { mode: 'autocomplete', address: {} } : {}),
    isEmpty(value) {
      const address = isJsonObject(value) && isJsonObject(value.address) ? value.address : value;
      return !isFilled(address) || Object.values(address).every((part) => !part);
    },
    /** Typed by hand, every part but a second line. Source: measured on Form.io. */
    isComplete: (value) =>
      (Array.isArray(value) ? value : [value]).every((one) => {
        const parts = isJsonObject(one) && isJsonObject(one.address) ? one.address : {};
        return Object.entries(parts).every(([name, part]) => name === 'address2' || Boolean(part));
      }),
    normalise(value, component) {
      const address = objectIn(value);
      if (!isJsonObject(address) || !isInModes(component) || address.mode) return address;
      return { mode: 'autocomplete', address };
    },
  }),
);

/** Of several addresses each is kept bare. Source: measured on Form.io. */
function isInModes({ settings, multiple }: PreparedComponent): boolean {
  return settings.enableManualMode === true && multiple !== true;
}
