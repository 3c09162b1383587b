import type { DataNode } from '../data/data-tree.ts';
import type { Effect } from '../expression.ts';
import type { HostObject, HostValue } from '../snippets/host.ts';
import { hostValueOf, jsonOf } from './host-value.ts';

/** Doors to the objects of the data, the same one for the same object as long as a run lasts. */
export type DataDoors = (node: DataNode) => HostObject;

/** What is read is tracked value by value, what is set is told. */
export function createDataDoors(tell: (effect: Effect) => void): DataDoors {
  const known = new Map<DataNode, HostObject>();
  const lists = new Map<readonly DataNode[], HostObject>();

  function doorOf(node: DataNode): HostObject {
    let door = known.get(node);
    if (door === undefined) {
      door = {
        get: (key) => look(node, key),
        keys: () => Object.keys(node.toJson()),
        set: (key, value) => tell({ kind: 'data', node, key, value: jsonOf(value) }),
      };
      known.set(node, door);
    }
    return door;
  }

  function look(node: DataNode, key: string): HostValue {
    const inside = node.inside(key);
    if (inside === undefined) return hostValueOf(node.read([key]));
    return isList(inside) ? listDoor(inside) : doorOf(inside);
  }

  function listDoor(rows: readonly DataNode[]): HostObject {
    let door = lists.get(rows);
    if (door === undefined) {
      const indexes = rows.map((_, index) => String(index));
      door = {
        isList: true,
        get(key) {
          const row = rows[Number(key)];
          if (key === 'length') return rows.length;
          return row === undefined ? undefined : doorOf(row);
        },
        keys: () => indexes,
      };
      lists.set(rows, door);
    }
    return door;
  }

  return doorOf;
}

function isList(inside: DataNode | readonly DataNode[]): inside is readonly DataNode[] {
  return Array.isArray(inside);
}
