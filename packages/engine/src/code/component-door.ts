import type { Effect } from '../expression.ts';
import type { LiveField } from '../fields/live-field.ts';
import type { HostObject, HostValue } from '../snippets/host.ts';
import { hostValueOf, jsonOf } from './host-value.ts';

/** The texts of a component that code reads. */
const texts = ['label', 'title', 'description', 'placeholder', 'tooltip', 'prefix', 'suffix', 'legend'];

/** `component`: the settings as logic makes them now, in the form's language; what is set is told. */
export function componentDoor(field: LiveField, tell: (effect: Effect) => void): HostObject {
  const set = (setting: string) => (key: string, value: HostValue) =>
    tell({ kind: 'setting', field, setting: `${setting}${key}`, value: jsonOf(value) });
  const validate: HostObject = {
    get: (key) => hostValueOf(Reflect.get(field.applied().component.validate ?? {}, key)),
    keys: () => Object.keys(field.applied().component.validate ?? {}),
    set: set('validate.'),
  };

  function settings(): Readonly<Record<string, unknown>> {
    const { settings: own, children: _, condition: __, logic: ___, ...common } = field.applied().component;
    return { input: field.model.data !== 'none', hidden: false, disabled: false, ...own, ...common };
  }

  return {
    get(key) {
      if (key === 'validate') return validate;
      if (texts.includes(key)) return field.plainText(key);
      const all = settings();
      return Object.hasOwn(all, key) ? hostValueOf(all[key]) : undefined;
    },
    keys: () => [...new Set(['validate', 'label', ...Object.keys(settings())])],
    set: set(''),
  };
}
