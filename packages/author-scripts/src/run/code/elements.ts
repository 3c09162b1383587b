import { builtIns } from '../run.ts';
import type { Element } from '../tree.ts';
import type { Value } from '../values/sandbox-object.ts';
import type { Code, Frame } from './code.ts';
import type { Compiler } from './compiler.ts';

/** The values of a list of elements: an array's, or what a call is given. */
export function compileElements(elements: readonly Element[], c: Compiler): (frame: Frame) => Value[] {
  const codes: Code[] = [];
  for (const element of elements) {
    if (element[0] === 'spread' || element[0] === 'hole') return builtIns().syntax.elements(elements, c);
    codes.push(c.expression(element));
  }
  const [first, second] = codes;
  if (first === undefined) return () => [];
  if (second === undefined) return (frame) => [first(frame)];
  return (frame) => codes.map((code) => code(frame));
}
