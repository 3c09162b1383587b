import type { Native } from '../../built-ins/native.ts';
import type { InterpreterRuntime } from '../../interpreter-runtime.ts';
import type { Value } from '../../values/sandbox-object.ts';
import type { ObjectWalk } from './walk.ts';

/** lodash's functions for lists, and for objects as if they were lists. */
export function collectionMethods(
  runtime: InterpreterRuntime,
  walk: ObjectWalk,
): Readonly<Record<string, Native>> {
  const { call, listOf, numberOf, spend, textOf } = runtime;
  const { pairs, items, list: itemsOf, iteratee, isEqual, newObject } = walk;

  /** The pairs for which a test holds. */
  function held(collection: Value, test: Value): readonly (readonly [Value, Value])[] {
    const holds = iteratee(test);
    return pairs(collection).filter(([key, value]) => holds(value, key, collection));
  }

  function found(collection: Value, test: Value, isLast = false): readonly [Value, Value] | undefined {
    const holds = iteratee(test);
    const all = isLast ? pairs(collection).toReversed() : pairs(collection);
    return all.find(([key, value]) => holds(value, key, collection));
  }

  function mapped(collection: Value, change: Value): Value[] {
    const make = iteratee(change);
    return pairs(collection).map(([key, value]) => make(value, key, collection));
  }

  /** The measure of each item of a list. */
  function measured(list: Value, by: Value): Value[] {
    const measure = iteratee(by);
    return itemsOf(list).map((item) => measure(item));
  }

  function grouped(collection: Value, by: Value): ReadonlyMap<string, Value[]> {
    const groups = new Map<string, Value[]>();
    const keyFor = iteratee(by);
    for (const item of items(collection)) {
      const key = textOf(keyFor(item));
      const group = groups.get(key) ?? [];
      group.push(item);
      groups.set(key, group);
    }
    return groups;
  }

  function unique(all: readonly Value[], isSame: (left: Value, right: Value) => boolean): Value[] {
    const kept: Value[] = [];
    for (const item of all) {
      spend(kept.length / 4 + 1);
      if (!kept.some((earlier) => isSame(earlier, item))) kept.push(item);
    }
    return kept;
  }

  const isSameZero = (left: Value, right: Value) =>
    runtime.isIdentical(left, right) || (Number.isNaN(left) && Number.isNaN(right));
  const holdsItem = (all: readonly Value[], item: Value) => {
    spend(all.length / 4);
    return all.some((candidate) => isSameZero(candidate, item));
  };

  function sum(numbers: readonly Value[]): Value {
    if (numbers.length === 0) return 0;
    const defined = numbers.filter((number) => number !== undefined);
    return defined.reduce<Value>((total, number) => runtime.operations['+'](total, number), defined.shift());
  }

  function extreme(collection: Value, by: Value, operator: '<' | '>'): Value {
    const measure = iteratee(by);
    let best: Value;
    let size: Value;
    for (const item of itemsOf(collection)) {
      const measurement = measure(item);
      if (measurement === undefined || measurement === null || Number.isNaN(measurement)) continue;
      if (size === undefined || runtime.operations[operator](measurement, size))
        [best, size] = [item, measurement];
    }
    return best;
  }

  /** Order of lodash: what compares, null, undefined, NaN. */
  function compare(left: Value, right: Value): number {
    const rank = (value: Value) =>
      value === null ? 1 : value === undefined ? 2 : Number.isNaN(value) ? 3 : 0;
    if (rank(left) !== rank(right) || rank(left) > 0) return rank(left) - rank(right);
    if (runtime.operations['<'](left, right)) return -1;
    return runtime.operations['>'](left, right) ? 1 : 0;
  }

  function ordered(collection: Value, by: readonly Value[], orders: readonly Value[]): Value {
    const measures = (by.length === 0 ? [undefined] : by).map((what) => iteratee(what));
    const rows = items(collection).map((item) => ({ item, marks: measures.map((measure) => measure(item)) }));
    spend(rows.length * Math.log2(rows.length + 2) * measures.length);
    rows.sort((a, b) => {
      for (const [index, mark] of a.marks.entries()) {
        const order = compare(mark, b.marks[index]);
        if (order !== 0) return orders[index] === 'desc' ? -order : order;
      }
      return 0;
    });
    return listOf(rows.map(({ item }) => item));
  }

  const listed = (value: Value): Value[] => (walk.isArray(value) ? items(value) : [value]);
  const flat = (all: readonly Value[], depth: number): Value[] =>
    all.flatMap((item) => (depth > 0 && walk.isArray(item) ? flat(items(item), depth - 1) : [item]));
  const each: Native = (_self, [collection, callback]) => {
    for (const [key, value] of pairs(collection))
      if (iteratee(callback)(value, key, collection) === false) break;
    return collection;
  };
  const first: Native = (_self, [list]) => itemsOf(list)[0];

  return {
    chunk(_self, [list, size = 1]) {
      const all = itemsOf(list);
      const length = Math.max(1, Math.trunc(numberOf(size)));
      return listOf(
        Array.from({ length: Math.ceil(all.length / length) }, (_, index) =>
          listOf(all.slice(index * length, (index + 1) * length)),
        ),
      );
    },
    compact: (_self, [list]) => listOf(itemsOf(list).filter(Boolean)),
    concat: (_self, lists) => listOf(lists.flatMap(listed)),
    countBy: (_self, [all, by]) =>
      newObject([...grouped(all, by)].map(([key, group]) => [key, group.length])),
    difference: (_self, [list, ...excludedLists]) => {
      const without = excludedLists.flatMap(itemsOf);
      return listOf(itemsOf(list).filter((item) => !holdsItem(without, item)));
    },
    drop: (_self, [list, count = 1]) => listOf(itemsOf(list).slice(Math.max(0, numberOf(count)))),
    each,
    every: (_self, [all, test]) => held(all, test).length === pairs(all).length,
    filter: (_self, [all, test]) => listOf(held(all, test).map(([, value]) => value)),
    find: (_self, [all, test]) => found(all, test)?.[1],
    findIndex: (_self, [list, test]) => found(listOf(itemsOf(list)), test)?.[0] ?? -1,
    findKey: (_self, [object, test]) => found(object, test)?.[0],
    findLast: (_self, [all, test]) => found(all, test, true)?.[1],
    first,
    flatMap: (_self, [all, change]) => listOf(flat(mapped(all, change), 1)),
    flatten: (_self, [list]) => listOf(flat(itemsOf(list), 1)),
    flattenDeep: (_self, [list]) => listOf(flat(itemsOf(list), 60)),
    forEach: each,
    groupBy: (_self, [all, by]) =>
      newObject([...grouped(all, by)].map(([key, group]) => [key, listOf(group)])),
    head: first,
    includes: (_self, [all, what]) =>
      typeof all === 'string'
        ? call(runtime.propertyOf(all, 'includes'), all, [textOf(what)])
        : holdsItem(items(all), what),
    indexOf: (_self, [list, what]) => itemsOf(list).findIndex((item) => isSameZero(item, what)),
    intersection: (_self, [list, ...comparedLists]) =>
      listOf(
        unique(itemsOf(list), isSameZero).filter((item) =>
          comparedLists.every((comparedList) => holdsItem(itemsOf(comparedList), item)),
        ),
      ),
    join: (_self, [list, separator]) =>
      call(runtime.propertyOf(listOf(itemsOf(list)), 'join'), listOf(itemsOf(list)), [separator]),
    keyBy: (_self, [all, by]) => newObject([...grouped(all, by)].map(([key, group]) => [key, group.at(-1)])),
    last: (_self, [list]) => itemsOf(list).at(-1),
    map: (_self, [all, change]) => listOf(mapped(all, change)),
    max: (_self, [list]) => extreme(list, undefined, '>'),
    maxBy: (_self, [list, by]) => extreme(list, by, '>'),
    mean: (_self, [list]) => numberOf(sum(itemsOf(list))) / itemsOf(list).length,
    meanBy: (_self, [list, by]) => numberOf(sum(measured(list, by))) / itemsOf(list).length,
    min: (_self, [list]) => extreme(list, undefined, '<'),
    minBy: (_self, [list, by]) => extreme(list, by, '<'),
    orderBy: (_self, [all, by, orders]) =>
      ordered(all, by === undefined ? [] : listed(by), orders === undefined ? [] : listed(orders)),
    partition(_self, [all, test]) {
      const holds = iteratee(test);
      const groups: [Value[], Value[]] = [[], []];
      for (const value of items(all)) groups[holds(value) ? 0 : 1].push(value);
      return listOf(groups.map((group) => listOf(group)));
    },
    range(_self, [from, to, step]) {
      const [start, end] = to === undefined ? [0, numberOf(from)] : [numberOf(from), numberOf(to)];
      const by = step === undefined ? (start < end ? 1 : -1) : numberOf(step);
      const length = Math.max(0, Math.ceil((end - start) / (by || 1)));
      runtime.allocate(length);
      return listOf(Array.from({ length }, (_, index) => start + index * by));
    },
    reduce(_self, [all, change, ...initial]) {
      const [head, ...rest] = pairs(all);
      let [result, left] = initial.length > 0 ? [initial[0], pairs(all)] : [head?.[1], rest];
      for (const [key, value] of left) result = call(change, undefined, [result, value, key, all]);
      return result;
    },
    reject: (_self, [all, test]) => {
      const held_ = new Set(held(all, test).map(([key]) => key));
      return listOf(pairs(all).flatMap(([key, value]) => (held_.has(key) ? [] : [value])));
    },
    size: (_self, [all]) => pairs(all).length,
    some: (_self, [all, test]) => found(all, test) !== undefined,
    sortBy: (_self, [all, ...by]) => ordered(all, by.flatMap(listed), []),
    sum: (_self, [list]) => sum(itemsOf(list)),
    sumBy: (_self, [list, by]) => sum(measured(list, by)),
    take: (_self, [list, count = 1]) => listOf(itemsOf(list).slice(0, Math.max(0, numberOf(count)))),
    times(_self, [count, make]) {
      const length = Math.max(0, Math.trunc(numberOf(count)) || 0);
      runtime.allocate(length);
      return listOf(Array.from({ length }, (_, index) => iteratee(make)(index)));
    },
    union: (_self, lists) => listOf(unique(lists.flatMap(itemsOf), isSameZero)),
    uniq: (_self, [list]) => listOf(unique(itemsOf(list), isSameZero)),
    uniqBy(_self, [list, by]) {
      const measure = iteratee(by);
      const marked = itemsOf(list).map((item) => listOf([measure(item), item]));
      const same = (left: Value, right: Value) =>
        isSameZero(runtime.propertyOf(left, '0'), runtime.propertyOf(right, '0'));
      return listOf(unique(marked, same).map((pair) => runtime.propertyOf(pair, '1')));
    },
    uniqWith: (_self, [list, same]) =>
      listOf(unique(itemsOf(list), (left, right) => !!call(same, undefined, [left, right]))),
    without: (_self, [list, ...values]) => listOf(itemsOf(list).filter((item) => !holdsItem(values, item))),
    zipObject: (_self, [keys, values]) =>
      newObject(itemsOf(keys).map((key, index) => [textOf(key), itemsOf(values)[index]])),
    isEqual: (_self, [left, right]) => isEqual(left, right),
  };
}
