import { spend } from '../run.ts';
import type { EachTree, Expression, ForTree, Statement } from '../tree.ts';
import { iterate } from '../values/iterate.ts';
import { hasProperty, keysWithin } from '../values/property.ts';
import { SandboxObject } from '../values/sandbox-object.ts';
import type { Jump, Step } from './code.ts';
import type { Compiler } from './compiler.ts';
import { compileFrame, nextFrame } from './frame.ts';
import { weighed } from './weight.ts';

/** The effect of a jump out of a loop's body on the loop. */
function after(jump: Jump | undefined, labels: readonly string[]): 'next' | 'end' | 'leave' {
  if (jump === undefined) return 'next';
  const targetsThisLoop = jump.label === null || labels.includes(jump.label);
  if (jump.kind === 'continue' && targetsThisLoop) return 'next';
  return jump.kind === 'break' && jump.label === null ? 'end' : 'leave';
}

export function compileFor(tree: ForTree, labels: readonly string[], c: Compiler): Step {
  const enter = compileFrame(tree);
  const first = c.body(tree.first);
  const [[test, update, body], { steps }] = weighed(
    () =>
      [
        tree.test && c.expression(tree.test),
        tree.update && c.expression(tree.update),
        c.statement(tree.body),
      ] as const,
  );
  const isCopied = tree.size !== undefined && tree.size > 0;
  return (outer) => {
    let frame = enter(outer);
    first(frame);
    // A function that a turn makes keeps the variables of that turn.
    if (isCopied) frame = nextFrame(frame);
    while (test === undefined || test(frame)) {
      spend(steps);
      const jump = body(frame);
      const then = after(jump, labels);
      if (then !== 'next') return then === 'end' ? undefined : jump;
      if (isCopied) frame = nextFrame(frame);
      update?.(frame);
    }
    return undefined;
  };
}

export function compileWhile(
  condition: Expression,
  statement: Statement,
  labels: readonly string[],
  c: Compiler,
): Step {
  const [[test, body], { steps }] = weighed(() => [c.expression(condition), c.statement(statement)] as const);
  return (frame) => {
    while (test(frame)) {
      spend(steps);
      const jump = body(frame);
      const then = after(jump, labels);
      if (then !== 'next') return then === 'end' ? undefined : jump;
    }
    return undefined;
  };
}

export function compileRepeat(
  statement: Statement,
  condition: Expression,
  labels: readonly string[],
  c: Compiler,
): Step {
  const [[test, body], { steps }] = weighed(() => [c.expression(condition), c.statement(statement)] as const);
  return (frame) => {
    do {
      spend(steps);
      const jump = body(frame);
      const then = after(jump, labels);
      if (then !== 'next') return then === 'end' ? undefined : jump;
    } while (test(frame));
    return undefined;
  };
}

/** `for in`, `for of`. A key that went away meanwhile is not visited. */
export function compileEach(tree: EachTree, isIn: boolean, labels: readonly string[], c: Compiler): Step {
  const subject = c.expression(tree.subject);
  const enter = compileFrame(tree);
  const [[assign, body], { steps }] = weighed(() => [c.assign(tree.target), c.statement(tree.body)] as const);
  return (outer) => {
    const value = subject(outer);
    for (const item of isIn ? keysWithin(value) : iterate(value)) {
      spend(steps);
      if (isIn && value instanceof SandboxObject && typeof item === 'string' && !hasProperty(value, item))
        continue;
      const frame = enter(outer);
      assign(frame, () => item);
      const jump = body(frame);
      const then = after(jump, labels);
      if (then !== 'next') return then === 'end' ? undefined : jump;
    }
    return undefined;
  };
}
