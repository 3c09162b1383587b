import { type HostObject, spend } from '@guichet/author-scripts/run';
import type { Json } from '@guichet/definition';
import type { AskedCode, Effect } from '../fields/asked-code.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import type { CodeHost, HostApi } from './code-host.ts';
import { createComponentObject } from './component-object.ts';
import { createDataObjects } from './data-objects.ts';
import { createFormObject } from './form-object.ts';
import { createInstanceObject } from './instance-object.ts';

/** In steps: for a form of so many fields, what doing it takes. */
function costOf(effect: Effect, fields: number): number {
  // All data goes with an event, and all logic is asked about it.
  if (effect.kind === 'event') return 50 + fields * 20;
  // Setting a container sets each of its keys.
  return 20 + fields * (effect.kind === 'data' ? keysWithin(effect.value) : 1);
}

function keysWithin(json: Json | undefined): number {
  if (typeof json !== 'object' || json === null) return 1;
  const inner: readonly (Json | undefined)[] = Object.values(json);
  return inner.reduce((sum: number, value) => sum + keysWithin(value), 1);
}

export function createHostApi(asked: AskedCode, host: CodeHost): HostApi {
  const { context } = asked;
  const components = new Map<InternalField, HostObject>();
  const instances = new Map<InternalField, HostObject>();
  let form: HostObject | undefined;
  const emit = (effect: Effect): undefined => {
    // Doing it is code's work too.
    spend(costOf(effect, context.index.all().length));
    context.effects.push(effect);
  };
  const hostApi: HostApi = {
    host,
    emit,
    data: createDataObjects(emit),
    component: (of) => kept(components, of, () => createComponentObject(of, emit)),
    instance: (of) => kept(instances, of, () => createInstanceObject(of, context, hostApi)),
    fields: (by) => createFieldsObject(by, context, hostApi),
    form: () => (form ??= createFormObject(asked, hostApi)),
  };
  return hostApi;
}

function createFieldsObject(by: 'key' | 'path', { index }: FormContext, hostApi: HostApi): HostObject {
  const nameOf = (field: InternalField) => (by === 'key' ? field.component.key : field.path());
  return {
    get(name) {
      const found = index.all().find((field) => nameOf(field) === name);
      return found === undefined ? undefined : hostApi.instance(found);
    },
    keys: () => [...new Set(index.all().map(nameOf))],
  };
}

function kept<K>(known: Map<K, HostObject>, key: K, make: () => HostObject): HostObject {
  const door = known.get(key) ?? make();
  known.set(key, door);
  return door;
}
