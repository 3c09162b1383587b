import { builtIns } from '../run.ts';
import { toPropertyKey } from '../values/convert.ts';
import { compileAssign } from './assign.ts';
import type { Compiler } from './compiler.ts';
import { compileElements } from './elements.ts';
import { compileExpression } from './expression.ts';
import { compileBody, compileStatement } from './statement.ts';
import { nested } from './weight.ts';

const none = () => {};

export function createCompiler(): Compiler {
  const self: Compiler = {
    expression: (node, inChain = false) => nested(() => compileExpression(node, inChain, self)),
    key(key) {
      if (typeof key === 'string') return () => key;
      const code = self.expression(key);
      return (frame) => toPropertyKey(code(frame));
    },
    elements: (elements) => compileElements(elements, self),
    assign: (target) => nested(() => compileAssign(target, self)),
    function: (tree) => builtIns().syntax.function(tree, self),
    hoisted: (functions = []) => (functions.length === 0 ? none : builtIns().syntax.hoisted(functions, self)),
    statement: (node, labels = []) => nested(() => compileStatement(node, labels, self)),
    body: (statements) => compileBody(statements, self),
  };
  return self;
}
