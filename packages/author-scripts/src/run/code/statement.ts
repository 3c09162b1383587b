import { builtIns, currentRun } from '../run.ts';
import type { BlockTree, Statement } from '../tree.ts';
import type { Jump, Step } from './code.ts';
import type { Compiler } from './compiler.ts';
import { type CoreStatement, isCoreStatement } from './core-syntax.ts';
import { compileFrame } from './frame.ts';

const returning: Jump = { kind: 'return', label: null };

/** The step of a list of statements. */
export function compileBody(statements: readonly Statement[], c: Compiler): Step {
  const steps = statements.map((statement) => c.statement(statement));
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return only;
  return (frame) => {
    for (const step of steps) {
      const jump = step(frame);
      if (jump !== undefined) return jump;
    }
    return undefined;
  };
}

export function compileStatement(node: Statement, labels: readonly string[], c: Compiler): Step {
  return isCoreStatement(node) ? compileCore(node, c) : builtIns().syntax.statement(node, labels, c);
}

function compileCore(node: CoreStatement, c: Compiler): Step {
  switch (node[0]) {
    case 'do': {
      const code = c.expression(node[1]);
      return (frame) => {
        code(frame);
        return undefined;
      };
    }
    case 'if': {
      const test = c.expression(node[1]);
      const then = c.statement(node[2]);
      const otherwise = node[3] === null ? undefined : c.statement(node[3]);
      return (frame) => (test(frame) ? then(frame) : otherwise?.(frame));
    }
    case 'block':
      return compileBlock(node[1], c);
    case 'return': {
      const code = c.expression(node[1]);
      return (frame) => {
        const value = code(frame);
        currentRun().returned = value;
        return returning;
      };
    }
  }
}

export function compileBlock(tree: BlockTree, c: Compiler): Step {
  const enter = compileFrame(tree);
  const make = c.hoisted(tree.functions);
  const body = c.body(tree.body);
  return (outer) => {
    const frame = enter(outer);
    make(frame);
    return body(frame);
  };
}
