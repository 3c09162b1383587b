import { keyOf } from '../values/convert.ts';
import { compileAssign } from './assign.ts';
import type { Compiler } from './compiler.ts';
import { compileExpression } from './expression.ts';
import { compileFunction } from './function.ts';
import { compileElements } from './literal.ts';
import { compileBody, compileStatement } from './statement.ts';
import { nested } from './weight.ts';

export function createCompiler(): Compiler {
  const self: Compiler = {
    expression: (node, inChain = false) => nested(() => compileExpression(node, inChain, self)),
    key(key) {
      if (typeof key === 'string') return () => key;
      const code = self.expression(key);
      return (frame) => keyOf(code(frame));
    },
    elements: (elements) => compileElements(elements, self),
    assign: (target) => nested(() => compileAssign(target, self)),
    function: (tree) => compileFunction(tree, self),
    statement: (node, labels = []) => nested(() => compileStatement(node, labels, self)),
    body: (statements) => compileBody(statements, self),
  };
  return self;
}
