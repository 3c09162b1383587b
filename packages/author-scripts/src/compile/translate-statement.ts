import type * as js from 'acorn';
import type { AssignmentTarget, BlockTree, Expression, Hoisted, Statement } from '../run/tree.ts';
import type { Body, Declared, Deferred, Translator, TranslatorContext } from './translator.ts';

export function translateStatement(
  node: js.Statement,
  context: TranslatorContext,
  t: Translator,
): Deferred<Statement> {
  switch (node.type) {
    case 'ExpressionStatement': {
      const expression = t.expression(node.expression, context);
      return () => ['do', expression()];
    }
    case 'VariableDeclaration': {
      const parts = translateDeclaration(node, context, t);
      return () => {
        const all = parts.map((part) => part()).filter((part) => part !== undefined);
        const [only] = all;
        return ['do', only !== undefined && all.length === 1 ? only : ['list', all]];
      };
    }
    case 'ClassDeclaration': {
      t.scopes.declare(context.scope, node.id.name, 'class', node.end);
      const target = t.target(node.id, context, { kind: 'let', from: node.end });
      const made = t.class(node, context);
      return () => ['do', ['assign', target(), made()]];
    }
    case 'IfStatement': {
      const test = t.expression(node.test, context);
      const then = t.statement(node.consequent, context);
      const otherwise = node.alternate ? t.statement(node.alternate, context) : undefined;
      return () => ['if', test(), then(), otherwise?.() ?? null];
    }
    case 'BlockStatement': {
      const block = translateBlock(node, context, t);
      return () => ['block', block()];
    }
    case 'ForStatement':
      return translateFor(node, context, t);
    case 'ForInStatement':
    case 'ForOfStatement':
      return translateEach(node, context, t);
    case 'WhileStatement': {
      const within = { ...context, scope: t.scopes.blockIn(context.scope, 'loop') };
      const test = t.expression(node.test, context);
      const body = t.statement(node.body, within);
      return () => ['while', test(), body()];
    }
    case 'DoWhileStatement': {
      const within = { ...context, scope: t.scopes.blockIn(context.scope, 'loop') };
      const body = t.statement(node.body, within);
      const test = t.expression(node.test, context);
      return () => ['repeat', body(), test()];
    }
    case 'SwitchStatement':
      return translateSwitch(node, context, t);
    case 'BreakStatement':
      return () => ['break', node.label?.name ?? null];
    case 'ContinueStatement':
      return () => ['continue', node.label?.name ?? null];
    case 'LabeledStatement': {
      const body = t.statement(node.body, context);
      return () => ['label', node.label.name, body()];
    }
    case 'TryStatement':
      return translateTry(node, context, t);
    case 'ThrowStatement': {
      const value = t.expression(node.argument, context);
      return () => ['throw', value()];
    }
    case 'ReturnStatement': {
      const value = node.argument ? t.expression(node.argument, context) : undefined;
      return () => ['return', value?.() ?? ['undefined']];
    }
    case 'EmptyStatement':
    case 'DebuggerStatement':
    case 'FunctionDeclaration':
      return () => ['block', { body: [] }];
    case 'WithStatement': {
      const refused = t.refuse('syntax', node, 'with');
      return () => ['do', refused()];
    }
  }
}

/** Functions come first; what does nothing is left out. */
export function translateBody(
  nodes: readonly js.Statement[],
  context: TranslatorContext,
  t: Translator,
): Deferred<Body> {
  const functions = nodes.flatMap((node) =>
    node.type === 'FunctionDeclaration' ? [translateHoisted(node, context, t)] : [],
  );
  const statements = nodes
    .filter(({ type }) => type !== 'FunctionDeclaration' && type !== 'EmptyStatement')
    .map((node) => t.statement(node, context));
  return () => {
    const unset = t.scopes.unsetIn(context.scope);
    return {
      ...(functions.length > 0 && { functions: functions.map((hoisted) => hoisted()) }),
      ...(unset !== undefined && { unset }),
      body: statements.map((statement) => statement()),
    };
  };
}

function translateHoisted(
  node: js.FunctionDeclaration,
  context: TranslatorContext,
  t: Translator,
): Deferred<Hoisted> {
  t.scopes.declare(context.scope, node.id.name, 'function', 0);
  const place = t.place(node.id.name, node, context);
  const tree = t.function(node, context);
  return () => {
    const found = place();
    return found[0] === 'local' || found[0] === 'checked' ? [found[1], found[2], tree()] : [0, 0, tree()];
  };
}

/** Each variable with what it begins with; `var` without a value does nothing. */
function translateDeclaration(
  node: js.VariableDeclaration,
  context: TranslatorContext,
  t: Translator,
): readonly Deferred<Expression | undefined>[] {
  return node.declarations.map(({ id, init, end }) => {
    const value = init ? t.expression(init, context) : undefined;
    const target = t.target(id, context, declaredBy(node, end));
    if (value === undefined && node.kind === 'var') return () => undefined;
    return () => ['assign', target(), value?.() ?? ['undefined']];
  });
}

function declaredBy({ kind }: js.VariableDeclaration, from: number): Declared {
  return { kind: kind === 'var' || kind === 'let' ? kind : 'const', from };
}

function translateBlock(
  node: js.BlockStatement,
  context: TranslatorContext,
  t: Translator,
): Deferred<BlockTree> {
  const scope = t.scopes.blockIn(context.scope);
  const body = t.body(node.body, { ...context, scope });
  return () => ({ ...frameOf(scope, t), ...body() });
}

function frameOf(scope: TranslatorContext['scope'], { scopes }: Translator) {
  const size = scopes.sizeOf(scope);
  const unset = scopes.unsetIn(scope);
  return { ...(size !== undefined && { size }), ...(unset !== undefined && { unset }) };
}

function translateFor(node: js.ForStatement, context: TranslatorContext, t: Translator): Deferred<Statement> {
  const scope = t.scopes.blockIn(context.scope, 'loop');
  const within = { ...context, scope };
  const { init } = node;
  const first: Deferred<Statement> | undefined = !init
    ? undefined
    : init.type === 'VariableDeclaration'
      ? t.statement(init, within)
      : doing(t.expression(init, within));
  const test = node.test ? t.expression(node.test, within) : undefined;
  const update = node.update ? t.expression(node.update, within) : undefined;
  const body = t.statement(node.body, within);
  return () => [
    'for',
    {
      ...frameOf(scope, t),
      first: first === undefined ? [] : [first()],
      ...(test !== undefined && { test: test() }),
      ...(update !== undefined && { update: update() }),
      body: body(),
    },
  ];
}

function doing(expression: Deferred<Expression>): Deferred<Statement> {
  return () => ['do', expression()];
}

function translateEach(
  node: js.ForInStatement | js.ForOfStatement,
  context: TranslatorContext,
  t: Translator,
): Deferred<Statement> {
  if (node.type === 'ForOfStatement' && node.await) return doing(t.refuse('later', node, 'await'));
  const subject = t.expression(node.right, context);
  const scope = t.scopes.blockIn(context.scope, 'loop');
  const within = { ...context, scope };
  const { left } = node;
  const target: Deferred<AssignmentTarget> =
    left.type === 'VariableDeclaration'
      ? t.target(left.declarations[0]?.id ?? missingTarget(), within, declaredBy(left, left.end))
      : t.target(left, within);
  const body = t.statement(node.body, within);
  const kind = node.type === 'ForInStatement' ? 'in' : 'of';
  return () => [kind, { ...frameOf(scope, t), target: target(), subject: subject(), body: body() }];
}

/** The parser gives one variable here, or an error. */
function missingTarget(): never {
  throw new Error('A loop has no variable.');
}

function translateSwitch(
  node: js.SwitchStatement,
  context: TranslatorContext,
  t: Translator,
): Deferred<Statement> {
  const subject = t.expression(node.discriminant, context);
  const scope = t.scopes.blockIn(context.scope, 'switch');
  const within = { ...context, scope };
  const cases = node.cases.map(({ test, consequent }) => ({
    test: test ? t.expression(test, within) : undefined,
    body: t.body(consequent, within),
  }));
  return () => {
    const bodies = cases.map(({ test, body }) => ({ test: test?.() ?? null, ...body() }));
    return [
      'switch',
      {
        ...frameOf(scope, t),
        functions: bodies.flatMap(({ functions = [] }) => functions),
        subject: subject(),
        cases: bodies.map(({ test, body }) => [test, body]),
      },
    ];
  };
}

function translateTry(node: js.TryStatement, context: TranslatorContext, t: Translator): Deferred<Statement> {
  const block = translateBlock(node.block, context, t);
  const { handler } = node;
  const scope = t.scopes.blockIn(context.scope);
  const within = { ...context, scope };
  const target = handler?.param
    ? t.target(handler.param, within, { kind: 'let', from: handler.param.end })
    : undefined;
  const rescue = handler ? translateBlock(handler.body, within, t) : undefined;
  const last = node.finalizer ? translateBlock(node.finalizer, context, t) : undefined;
  return () => [
    'try',
    {
      block: block(),
      ...(rescue !== undefined && {
        caught: {
          ...frameOf(scope, t),
          ...(target !== undefined && { target: target() }),
          block: rescue(),
        },
      }),
      ...(last !== undefined && { last: last() }),
    },
  ];
}
