import type { Native } from '../built-ins/native.ts';
import type { InterpreterRuntime } from '../interpreter-runtime.ts';
import type { Value } from '../values/sandbox-object.ts';
import type { ObjectWalk } from './lodash/walk.ts';

/** Form.io's helpers that real forms call, over components as JSON and submissions. Source: `@formio/js` utils. */
export function utilMethods(runtime: InterpreterRuntime, walk: ObjectWalk): Readonly<Record<string, Native>> {
  const { call, listOf, numberOf, propertyOf, textOf } = runtime;
  const isNothing = (value: Value) => value === undefined || value === null;

  /** Goes through components and what stands in them, with the path of each, until `visit` says true. */
  function walkAll(
    components: Value,
    visit: (component: Value, path: string) => boolean,
    path = '',
    level = 0,
  ): boolean {
    if (level > 30 || !walk.isArray(components)) return false;
    return walk.items(components).some((component) => {
      runtime.spend(4);
      if (!walk.isObject(component)) return false;
      const key = propertyOf(component, 'key');
      const isInput = propertyOf(component, 'input') !== false && !isNothing(key);
      const componentPath = isInput ? (path === '' ? textOf(key) : `${path}.${textOf(key)}`) : path;
      if (visit(component, componentPath)) return true;
      const isContainer = isInput && propertyOf(component, 'tree') === true;
      const inner = isContainer || isDataType(propertyOf(component, 'type')) ? componentPath : path;
      return childrenOf(component).some((children) => walkAll(children, visit, inner, level + 1));
    });
  }

  const isDataType = (type: Value) =>
    typeof type === 'string' && /^(container|datagrid|editgrid|form|tagpad)$/.test(type);

  function childrenOf(component: Value): readonly Value[] {
    const columns = propertyOf(component, 'columns');
    const rows = propertyOf(component, 'rows');
    const cells = walk.isArray(rows)
      ? walk.items(rows).flatMap((row) => (walk.isArray(row) ? walk.items(row) : []))
      : [];
    return [
      propertyOf(component, 'components'),
      ...[...(walk.isArray(columns) ? walk.items(columns) : []), ...cells].map((part) =>
        walk.isObject(part) ? propertyOf(part, 'components') : undefined,
      ),
    ];
  }

  const hasChildren = (component: Value) => childrenOf(component).some((children) => walk.isArray(children));

  function found(components: Value, holds: (component: Value, path: string) => boolean): Value {
    let result: Value;
    walkAll(components, (component, path) => {
      const isIt = holds(component, path);
      if (isIt) result = component;
      return isIt;
    });
    return result;
  }

  return {
    eachComponent(_self, [components, visit, all]) {
      walkAll(components, (component, path) => {
        if (all !== true && hasChildren(component) && isNothing(propertyOf(component, 'key'))) return false;
        call(visit, undefined, [component, path, components]);
        return false;
      });
      return undefined;
    },
    findComponent(_self, [components, key, _path, visit]) {
      const component = found(components, (each) => runtime.isIdentical(propertyOf(each, 'key'), key));
      if (component !== undefined && visit !== undefined) call(visit, undefined, [component, key]);
      return component ?? null;
    },
    findComponents(_self, [components, query]) {
      const holds = walk.iteratee(query);
      const all: Value[] = [];
      walkAll(components, (component) => {
        if (holds(component)) all.push(component);
        return false;
      });
      return listOf(all);
    },
    flattenComponents(_self, [components]) {
      const all: [string, Value][] = [];
      walkAll(components, (component, path) => {
        if (path !== '' && !hasChildren(component)) all.push([path, component]);
        return false;
      });
      return walk.newObject(all);
    },
    getComponent: (_self, [components, key]) =>
      found(
        components,
        (component, path) => path === key || runtime.isIdentical(propertyOf(component, 'key'), key),
      ),
    getValue(_self, [submission, key]) {
      const data = walk.isObject(submission) ? propertyOf(submission, 'data') : undefined;
      return search(data, textOf(key));
    },
    guid: () =>
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (sign) => {
        const digit = Math.floor(numberOf(call(propertyOf(runtime.math, 'random'), undefined, [])) * 16);
        return (sign === 'x' ? digit : (digit % 4) + 8).toString(16);
      }),
    isNil: (_self, [value]) => isNothing(value),
  };

  /** A value at a path, or of that key anywhere below. */
  function search(data: Value, key: string, level = 0): Value {
    if (!walk.isObject(data) || level > 30) return undefined;
    const direct = walk.get(data, key);
    if (direct !== undefined) return direct;
    for (const item of walk.items(data)) {
      runtime.spend(1);
      const below = walk.isArray(item) ? undefined : search(item, key, level + 1);
      if (below !== undefined) return below;
    }
    return undefined;
  }
}
