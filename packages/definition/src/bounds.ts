import { isJsonObject } from './json.ts';

/** Levels of lists and objects: a component inside another takes two. The deepest known form has 20. */
export const deepestDefinition = 100;
/** Lists, objects and values together. The largest known form has 31,000. */
const maxValues = 500_000;
/** The largest known form has 633. */
const maxComponents = 5_000;

/** In what a definition exceeds what one form may be; undefined when it is within all bounds. */
export function excessOf(
  input: object,
): { readonly path: '' | 'components'; readonly sentence: string } | undefined {
  let level: readonly unknown[] = [input];
  let values = 0;
  let components = 0;
  // Level by level, not by recursion: a hostile depth must not end in a stack overflow.
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const inner = Array.isArray(value) ? value : Object.values(value);
      values += inner.length;
      if (values > maxValues)
        return { path: '', sentence: `The form holds more than ${maxValues} values. Split it.` };
      for (const item of inner) next.push(item);
      if (Array.isArray(value)) components += value.filter(isComponent).length;
    }
    if (components > maxComponents) {
      return {
        path: 'components',
        sentence: `The form has more than ${maxComponents} components. Split it.`,
      };
    }
    if (depth > deepestDefinition) {
      return {
        path: '',
        sentence: `The form is nested more than ${deepestDefinition} levels deep. Remove levels.`,
      };
    }
    level = next;
  }
  return undefined;
}

function isComponent(value: unknown): boolean {
  return isJsonObject(value) && typeof value.type === 'string';
}
