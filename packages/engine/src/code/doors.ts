import { type HostObject, spend } from '@guichet/author-scripts/run';
import type { Json } from '@guichet/definition';
import type { AskedCode, Effect } from '../fields/asked-code.ts';
import type { FormContext, LiveField } from '../fields/live-field.ts';
import type { CodeHost, Doors } from './code-host.ts';
import { componentDoor } from './component-door.ts';
import { createDataDoors } from './data-door.ts';
import { formDoor } from './form-door.ts';
import { instanceDoor } from './instance-door.ts';

/** In steps: for a form of so many fields, what doing it takes. */
function costOf(effect: Effect, fields: number): number {
  // All data goes with an event, and all logic is asked about it.
  if (effect.kind === 'event') return 50 + fields * 20;
  // What is set in a container is set key by key.
  return 20 + fields * (effect.kind === 'data' ? keysWithin(effect.value) : 1);
}

function keysWithin(json: Json | undefined): number {
  if (typeof json !== 'object' || json === null) return 1;
  const inner: readonly (Json | undefined)[] = Object.values(json);
  return inner.reduce((sum: number, value) => sum + keysWithin(value), 1);
}

export function createDoors(asked: AskedCode, host: CodeHost): Doors {
  const { context } = asked;
  const components = new Map<LiveField, HostObject>();
  const instances = new Map<LiveField, HostObject>();
  let form: HostObject | undefined;
  const tell = (effect: Effect): undefined => {
    // Doing it is code's work too.
    spend(costOf(effect, context.index.all().length));
    context.effects.push(effect);
  };
  const doors: Doors = {
    host,
    tell,
    data: createDataDoors(tell),
    component: (of) => kept(components, of, () => componentDoor(of, tell)),
    instance: (of) => kept(instances, of, () => instanceDoor(of, context, doors)),
    fields: (by) => fieldsDoor(by, context, doors),
    form: () => (form ??= formDoor(asked, doors)),
  };
  return doors;
}

function fieldsDoor(by: 'key' | 'path', { index }: FormContext, doors: Doors): HostObject {
  const nameOf = (field: LiveField) => (by === 'key' ? field.component.key : field.path());
  return {
    get(name) {
      const found = index.all().find((field) => nameOf(field) === name);
      return found === undefined ? undefined : doors.instance(found);
    },
    keys: () => [...new Set(index.all().map(nameOf))],
  };
}

function kept<K>(known: Map<K, HostObject>, key: K, make: () => HostObject): HostObject {
  const door = known.get(key) ?? make();
  known.set(key, door);
  return door;
}
