import type { AssignmentTarget, BinaryOperator, Expression, Statement } from '../tree.ts';

/** Expressions that run without the built-ins: see `needsBuiltIns`. Enough for most of what authors write. */
export const coreExpressions = [
  ...(['value', 'undefined', 'unary', 'binary', 'and', 'or', 'either', 'choose', 'assign', 'list'] as const),
  ...(['local', 'checked', 'free', 'member', 'call', 'chain', 'refused'] as const),
] as const;

export const coreStatements = ['do', 'if', 'block', 'return'] as const;

export const coreTargets = ['local', 'checked', 'constant', 'free', 'member'] as const;

export type CoreExpression = Extract<Expression, readonly [(typeof coreExpressions)[number], ...unknown[]]>;
export type CoreStatement = Extract<Statement, readonly [(typeof coreStatements)[number], ...unknown[]]>;
export type CoreTarget = Extract<AssignmentTarget, readonly [(typeof coreTargets)[number], ...unknown[]]>;

export type FurtherExpression = Exclude<Expression, CoreExpression>;
export type ClassExpression = Extract<Expression, readonly ['class' | 'super' | 'inherited', ...unknown[]]>;
export type FurtherStatement = Exclude<Statement, CoreStatement>;
export type FurtherTarget = Exclude<AssignmentTarget, CoreTarget>;

/** Operators that look along prototypes. */
export const furtherOperators: readonly BinaryOperator[] = ['in', 'instanceof'];

const [expressions, statements, targets]: readonly ReadonlySet<string>[] = [
  new Set(coreExpressions),
  new Set(coreStatements),
  new Set(coreTargets),
];

export function isCoreExpression(node: Expression): node is CoreExpression {
  return expressions?.has(node[0]) === true;
}

export function isCoreStatement(node: Statement): node is CoreStatement {
  return statements?.has(node[0]) === true;
}

export function isCoreTarget(target: AssignmentTarget): target is CoreTarget {
  return targets?.has(target[0]) === true;
}
