import type { HostMethod, HostObject, HostValue } from '@guichet/author-scripts/run';
import { heldBy } from '../fields/held-by.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import type { HostApi } from './code-host.ts';
import { hostValueOf, jsonOfHostValue, plainJson } from './host-value.ts';
import { translatorFor } from './translate.ts';

/** `instance`: the live component, as far as code may know it. */
export function createInstanceObject(
  field: InternalField,
  context: FormContext,
  hostApi: HostApi,
): HostObject {
  const { emit, host } = hostApi;
  const nothing = () => undefined;
  const held = () => hostValueOf(heldBy(field, field.value()));
  const methods: Readonly<Record<string, HostMethod>> = {
    getValue: held,
    setValue: (value) => emit({ kind: 'value', field, value: jsonOfHostValue(value) }),
    updateValue: (value) => emit({ kind: 'value', field, value: jsonOfHostValue(value) }),
    resetValue: () => emit({ kind: 'value', field, value: undefined }),
    isEmpty: (...given) =>
      given.length === 0 ? field.isEmpty() : field.model.isEmpty(given[0], field.component),
    isVisible: () => field.visible(),
    // The page follows by itself.
    ...{ triggerRedraw: nothing, redraw: nothing, triggerChange: nothing, triggerUpdate: nothing },
    emit: (event, given) => emit({ kind: 'event', field, event: String(event), given: plainJson(given) }),
    checkValidity: () => true,
    t: translatorFor(context),
  };
  const known: Readonly<Record<string, () => HostValue>> = {
    id: () => field.id,
    key: () => field.component.key,
    type: () => field.component.type,
    path: () => field.path(),
    label: () => field.plainText('label'),
    component: () => hostApi.component(field),
    originalComponent: () => hostApi.component(field),
    components: () => field.children.map(hostApi.instance),
    dataValue: held,
    value: held,
    data: () => hostApi.data(field.row),
    row: () => hostApi.data(field.row),
    rowIndex: () => field.inRow?.index(),
    visible: () => field.visible(),
    disabled: () => field.disabled(),
    root: () => hostApi.form(),
    parent: () => (field.parent === undefined ? hostApi.form() : hostApi.instance(field.parent)),
    options: () => host.options ?? {},
    rootValue: () => hostApi.data(context.root),
  };
  return {
    get(key) {
      if (Object.hasOwn(known, key)) return known[key]?.();
      const hostMethods = host.instance;
      if (hostMethods !== undefined && Object.hasOwn(hostMethods, key)) {
        const method = hostMethods[key];
        return method && ((...given) => method(field, ...given));
      }
      return Object.hasOwn(methods, key) ? methods[key] : undefined;
    },
    keys: () => [...Object.keys(known), ...Object.keys(methods), ...Object.keys(host.instance ?? {})],
    set(key, value) {
      if (key === 'disabled')
        emit({ kind: 'setting', field, setting: 'disabled', value: jsonOfHostValue(value) });
      if (key === 'visible') emit({ kind: 'setting', field, setting: 'hidden', value: value !== true });
      if (key === 'dataValue' || key === 'value')
        emit({ kind: 'value', field, value: jsonOfHostValue(value) });
    },
  };
}
