import type { HostObject, HostValue } from '@guichet/author-scripts/run';
import type { Effect } from '../fields/asked-code.ts';
import type { InternalField } from '../fields/internal-field.ts';
import { hostValueOf, jsonOfHostValue } from './host-value.ts';

/** The texts of a component that code reads. */
const texts = ['label', 'title', 'description', 'placeholder', 'tooltip', 'prefix', 'suffix', 'legend'];

/** The settings that a form follows when code sets them. */
const followed: ReadonlySet<string> = new Set(['hidden', 'disabled', 'validate.required', ...texts]);

/** `component`: the settings as logic makes them now, in the form's language; assignments are emitted. */
export function createComponentObject(field: InternalField, emit: (effect: Effect) => void): HostObject {
  const set = (outer: string) => (key: string, value: HostValue) => {
    const setting = `${outer}${key}`;
    if (followed.has(setting)) emit({ kind: 'setting', field, setting, value: jsonOfHostValue(value) });
  };
  const validate: HostObject = {
    get: (key) => ownValue({ ...field.now().validate }, key),
    keys: () => Object.keys(field.now().validate ?? {}),
    set: set('validate.'),
  };

  function settings(): Readonly<Record<string, unknown>> {
    const { settings: typeSettings, children: _, condition: __, logic: ___, ...common } = field.now();
    return { input: field.model.data !== 'none', hidden: false, disabled: false, ...typeSettings, ...common };
  }

  return {
    get(key) {
      if (key === 'validate') return validate;
      if (texts.includes(key)) return field.plainText(key);
      return ownValue(settings(), key);
    },
    keys: () => [...new Set(['validate', 'label', ...Object.keys(settings())])],
    set: set(''),
  };
}

/** A setting's own value, never an inherited one. */
function ownValue(settings: Readonly<Record<string, unknown>>, key: string): HostValue {
  return Object.hasOwn(settings, key) ? hostValueOf(settings[key]) : undefined;
}
