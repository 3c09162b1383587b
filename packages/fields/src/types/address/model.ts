import { decodeJson, isJsonObject, type Json, type JsonObject, type Locale } from '@guichet/definition';
import type { Environment, PreparedComponent } from '@guichet/engine';
import { flagSettings, textSettings } from '../../define/define-model.ts';
import { defineObject } from '../../define/define-object.ts';
import { isFilled, objectIn } from '../../define/read-object.ts';
import { withMultiple } from '../../features/multiple/with-multiple.ts';
import { fromText } from '../../typed-values/value.ts';
import { addressPartsOf, isInModes, isManual, kindsIn, partsIn, readParts, withParts } from './parts.ts';
import { addressIn, displayOf } from './place.ts';
import { asked, askedIn, termIn } from './search.ts';

/**
 * An address. Value: what the search of addresses answered, empty `{}`; where it can be typed by hand too
 * (`enableManualMode`), `{mode: 'autocomplete' | 'manual', address: {...}}`. Its control says what is typed to search
 * for, the chosen address as JSON, and where there are modes, the mode and each part. Of several addresses each control
 * says one as JSON.
 */
export const addressModel = withMultiple(
  defineObject({
    needs: () => ['type:address', 'transientState'],
    label: { en: 'Address', fr: 'Adresse' },
    // A term that is being typed is no answer yet.
    validateOn: 'blur',
    rules: ['type', 'required', 'notChosen'],
    settings: (json) => ({
      ...textSettings(json, ['provider', 'displayValueProperty']),
      ...flagSettings(json, ['enableManualMode', 'disableClearIcon']),
      ...(json.enableManualMode === true && {
        parts: partsIn(json.components),
        kinds: [...kindsIn(json.components)],
      }),
    }),
    plain: withParts,
    problems: problemsIn,
    texts: [
      { setting: 'switchToManualModeLabel', as: 'html' },
      { setting: 'placeholder', as: 'plain' },
      { setting: 'components[].label', as: 'html' },
      { setting: 'components[].data.values[].label', as: 'plain' },
      { setting: 'components[].values[].label', as: 'plain' },
    ],
    emptyValue: (component) => (isInModes(component) ? { mode: 'autocomplete', address: {} } : {}),
    isEmpty(value) {
      const address = addressIn(value);
      return !isFilled(address) || Object.values(address).every((part) => !part);
    },
    isComplete: (value) =>
      (Array.isArray(value) ? value : [value]).every((address) => missingIn(address).length === 0),
    normalise(value, component) {
      const address = objectIn(value);
      if (!isJsonObject(address) || !isInModes(component) || address.mode) return address;
      return { mode: 'autocomplete', address };
    },
    parse: readControl,
    fromPost: (strings, component, locale, environment) =>
      readControl(
        isInModes(component) ? modeFirst(strings, component) : strings,
        component,
        locale,
        environment,
      ),
    format(value, component, locale, environment, transientState) {
      const { settings, multiple } = component;
      const isEmpty = !isFilled(addressIn(value));
      if (settings.isTyped === true) return [typedIn(value) ?? displayOf(value, settings)];
      const json = isEmpty ? askedIn(transientState) : JSON.stringify(addressIn(value));
      if (multiple === true) return [json];
      if (isManual(value))
        return ['', '', 'manual', ...addressPartsOf(value, component, locale, environment)];
      const line = [isEmpty ? termIn(transientState) : displayOf(value, settings), json];
      return isInModes(component) ? [...line, 'autocomplete'] : line;
    },
    transientStateOf: ([term = '', json]) =>
      term === '' ? undefined : { term, ...(json === asked && { asking: 'now' }) },
    askOnce(transientState, { validate }) {
      if (validate?.required === true || termIn(transientState).trim() === '') return undefined;
      return {
        ...(isJsonObject(transientState) && transientState),
        asking: askedIn(transientState) === '' ? 'now' : 'done',
      };
    },
    controlNames: (component) =>
      isInModes(component) ? [':mode', ...readParts(component).map((_, index) => `:${index}`)] : [],
    drawnState: (value) => (isManual(value) ? `manual ${missingIn(value).join(' ')}` : undefined),
    formatValue: (value, { settings }) => [displayOf(value, settings)],
  }),
);

function readControl(
  strings: readonly string[],
  component: PreparedComponent,
  locale: Locale,
  environment: Environment,
): Json {
  const { settings, multiple } = component;
  const [term = '', json, mode, ...parts] = strings;
  // Nothing to search with: what is typed is the address, written as a provider would.
  if (settings.isTyped === true) return term.trim() === '' ? {} : { display_name: term };
  // Parts that are filled in beside another mode: the box was checked before any script came.
  const isByHand = mode === 'manual' || parts.some((part) => part !== '');
  if (isByHand && isInModes(component)) {
    const filled = readParts(component).map(({ key, inner }, index) => {
      const text = parts[index] ?? '';
      return [key, text === '' ? '' : fromText(text, inner, locale, environment)] as const;
    });
    return { mode: 'manual', address: Object.fromEntries(filled) };
  }
  const chosen = decodeJson(json ?? term);
  const isAlone = json === undefined || multiple === true;
  // An address whose line was changed no longer counts as chosen.
  const isChosen = isJsonObject(chosen) && (isAlone || displayOf(chosen, settings) === term.trim());
  const address = isChosen ? chosen : {};
  if (!isInModes(component) || address.mode) return address;
  return { mode: 'autocomplete', address };
}

/** The typed text with its trailing spaces: a control is not rewritten during typing. */
function typedIn(value: unknown): string | undefined {
  const typed = isJsonObject(value) ? value.display_name : undefined;
  return typeof typed === 'string' ? typed : undefined;
}

/** A plain post names the mode only where the box is checked, and says all parts. */
function modeFirst([term = '', json = '', ...rest]: readonly string[], component: PreparedComponent) {
  const isChecked = rest.length > readParts(component).length;
  return [term, json, ...(isChecked ? rest : ['autocomplete', ...rest])];
}

/** Of an address that is typed by hand every part but a second line is asked for. Source: measured on Form.io. */
function missingIn(value: unknown): readonly string[] {
  if (!isManual(value)) return [];
  const parts = isJsonObject(value) && isJsonObject(value.address) ? value.address : {};
  return Object.entries(parts).flatMap(([name, part]) => (name === 'address2' || part ? [] : [name]));
}

function problemsIn(json: JsonObject) {
  const { url } = json;
  if (typeof url !== 'string' || url === '') return [];
  return [
    {
      setting: 'url',
      code: 'ownProvider',
      sentence: 'This address is not used: searches go to this deployment’s provider, ADDRESS_PROVIDER_URL.',
    },
  ];
}
