import { isJsonObject, type Json } from '@guichet/definition';
import type { Evaluation } from './evaluation.ts';
import { isTrue } from './is-true.ts';

type ListOperation = (operands: readonly Json[], evaluation: Evaluation) => unknown;

/** The operations that go through a list with an expression of its own for each element. */
export const lists: Readonly<Record<string, ListOperation>> = {
  map: ([list, logic], { evaluate, within }) =>
    elementsOf(evaluate(list)).map((element) => within(element, logic)),
  filter: ([list, logic], { evaluate, within }) =>
    elementsOf(evaluate(list)).filter((element) => isTrue(within(element, logic))),
  reduce([list, logic, start], { evaluate, within }) {
    const first = start === undefined ? null : evaluate(start);
    return elementsOf(evaluate(list)).reduce<unknown>(
      (accumulator, current) => within({ current, accumulator }, logic),
      first,
    );
  },
  all([list, logic], { evaluate, within }) {
    const elements = elementsOf(evaluate(list));
    return elements.length > 0 && elements.every((element) => isTrue(within(element, logic)));
  },
  none: ([list, logic], { evaluate, within }) =>
    !elementsOf(evaluate(list)).some((element) => isTrue(within(element, logic))),
  some: ([list, logic], { evaluate, within }) =>
    elementsOf(evaluate(list)).some((element) => isTrue(within(element, logic))),
};

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) && !isJsonObject(value) ? value : [];
}
