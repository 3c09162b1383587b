import { type HostObject, type HostValue, spend } from '@guichet/author-scripts/run';
import type { DataNode } from '../data/data-tree.ts';
import type { Effect } from '../fields/asked-code.ts';
import { hostValueOf, jsonOfHostValue } from './host-value.ts';

/** In steps: that nothing is there is tracked too, and takes room. */
const costOfAbsent = 20;

/** Doors to the objects of the data, the same one for the same object as long as a run lasts. */
export type DataObjects = (node: DataNode) => HostObject;

/** Objects that track each value as it is read, and emit each value as it is set. */
export function createDataObjects(emit: (effect: Effect) => void): DataObjects {
  const known = new Map<DataNode, HostObject>();
  const lists = new Map<readonly DataNode[], HostObject>();

  function objectOfNode(node: DataNode): HostObject {
    let door = known.get(node);
    if (door === undefined) {
      door = {
        get: (key) => look(node, key),
        keys: () => keysOf(node),
        // An empty value counts as absent.
        has: () => false,
        set: (key, value) => emit({ kind: 'data', node, key, value: jsonOfHostValue(value) }),
      };
      known.set(node, door);
    }
    return door;
  }

  function look(node: DataNode, key: string): HostValue {
    const inside = node.inside(key);
    if (inside === undefined) {
      const value = node.read([key]);
      if (value === undefined) spend(costOfAbsent);
      return hostValueOf(value);
    }
    return isList(inside) ? createListObject(inside) : objectOfNode(inside);
  }

  function createListObject(rows: readonly DataNode[]): HostObject {
    let door = lists.get(rows);
    if (door === undefined) {
      const indexes = rows.map((_, index) => String(index));
      door = {
        isList: true,
        get(key) {
          const row = rows[Number(key)];
          if (key === 'length') return rows.length;
          return row === undefined ? undefined : objectOfNode(row);
        },
        keys: () => indexes,
        has: (key) => rows[Number(key)] !== undefined,
      };
      lists.set(rows, door);
    }
    return door;
  }

  return objectOfNode;
}

function isList(inside: DataNode | readonly DataNode[]): inside is readonly DataNode[] {
  return Array.isArray(inside);
}

/** The names of what is there, without looking into it. */
function keysOf({ entries, remaining }: DataNode): readonly string[] {
  spend((entries.size + remaining.size) / 4);
  const filled = [...entries].filter(([, { slot, node, list }]) => {
    if ((slot === undefined ? list?.read() : slot.read()) !== undefined) return true;
    return node?.isPresent() === true && (node.keptWhenEmpty || keysOf(node).length > 0);
  });
  return [...filled, ...[...remaining].filter(([, value]) => value !== undefined)].map(([key]) => key);
}
