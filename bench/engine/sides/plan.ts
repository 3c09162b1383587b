import { isJsonObject, type JsonObject } from '@guichet/definition';

/** The facts about a form for code that is written by hand. */
export interface Plan {
  /** All of them, those in panels included; of a grid its columns alone. */
  readonly components: readonly JsonObject[];
  readonly columns: readonly JsonObject[];
  /** By the key of the field that shows them when it is filled in. */
  readonly followers: ReadonlyMap<string, readonly string[]>;
  /** Fields that a condition shows or hides. */
  readonly conditional: ReadonlySet<string>;
  /** By the key of a sum what it adds up, and by that key the sum. */
  readonly addends: ReadonlyMap<string, readonly string[]>;
  readonly sumOf: ReadonlyMap<string, string>;
}

export function planOf(given: readonly JsonObject[]): Plan {
  const components: JsonObject[] = [];
  const columns: JsonObject[] = [];
  const followers = new Map<string, readonly string[]>();
  const addends = new Map<string, readonly string[]>();
  for (const component of given) {
    const inside = listOf(component.components);
    if (component.type === 'datagrid') {
      columns.push(...inside);
      continue;
    }
    components.push(component, ...inside);
    const leader = leaderOf(component);
    if (leader !== undefined) followers.set(leader, [component, ...inside].map(componentKey));
    if (component.calculateValue !== undefined) {
      const read = JSON.stringify(component.calculateValue).matchAll(/"data\.(\w+)"/g);
      addends.set(
        componentKey(component),
        [...read].map(([, key = '']) => key),
      );
    }
  }
  return {
    components,
    columns,
    followers,
    conditional: new Set([...followers.values()].flat()),
    addends,
    sumOf: new Map([...addends].flatMap(([sum, keys]) => keys.map((key) => [key, sum] as const))),
  };
}

export function componentKey({ key }: JsonObject): string {
  return String(key);
}

function leaderOf({ conditional }: JsonObject): string | undefined {
  if (!isJsonObject(conditional)) return undefined;
  const [first] = listOf(conditional.conditions);
  return String(first === undefined ? conditional.when : first.component);
}

function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
