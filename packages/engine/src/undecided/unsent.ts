import { parsePath } from '@guichet/definition';
import type { Condition } from '../conditions/condition.ts';
import type { Models } from '../model.ts';
import type { LogicAction, PreparedComponent } from '../prepared-form.ts';
import { keysIn } from './keys-in.ts';

/** The key of an answer that no page sends and that a condition, or another expression, reads. */
export type UnsentReader = (condition: Condition) => string | undefined;

/**
 * Finds the readers of `client-only` answers, and of those in a container or grid that is `client-only`. By key alone,
 * so that a reader of another field with the same key is found too.
 */
export function unsentIn(components: readonly PreparedComponent[], models: Models): UnsentReader {
  const unsent = unsentKeys(components, models);
  if (unsent.length === 0) return () => undefined;
  return (condition) => {
    const reads = readIn(condition);
    return unsent.find(reads);
  };
}

/** True of an action that may hide a component, or let it be left empty. */
export function isRelaxing(action: LogicAction): boolean {
  if (action.kind === 'property' && action.setting === 'validate.required') return action.state === false;
  return hides(action);
}

export function hides(action: LogicAction): boolean {
  if (action.kind === 'property') return action.setting === 'hidden' && action.state === true;
  return action.kind === 'schema';
}

function unsentKeys(
  components: readonly PreparedComponent[],
  models: Models,
  isInside = false,
): readonly string[] {
  return components.flatMap(({ type, fallback, key, persistent, children = [] }) => {
    const holds = models[fallback ?? type]?.data !== 'none';
    const isUnsent = isInside || (holds && persistent === 'client-only');
    return [...(isUnsent && holds && key !== '' ? [key] : []), ...unsentKeys(children, models, isUnsent)];
  });
}

function readIn(condition: Condition): (key: string) => boolean {
  if (condition.kind === 'logic' || condition.kind === 'code') {
    const keys = keysIn(condition);
    return (key) => keys.has(String(parsePath(key).at(-1)));
  }
  const references =
    condition.kind === 'legacy' ? [condition.when] : condition.conditions.map(({ component }) => component);
  const paths = references.map((reference) => `.${parsePath(reference).join('.')}.`);
  return (key) => paths.some((path) => path.includes(`.${key}.`));
}
