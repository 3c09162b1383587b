import type * as js from 'acorn';
import type { BinaryOperator, Conditional, Expression, SimpleTarget, UnaryOperator } from '../run/tree.ts';
import { translateObject, translateRegExp } from './translate-literal.ts';
import type { Deferred, Translator, TranslatorContext } from './translator.ts';

const choices: Readonly<Record<string, Conditional>> = { '&&': 'and', '||': 'or', '??': 'either' };

const binaryOperators = new Map<string, BinaryOperator>(
  (
    [
      '+',
      '-',
      '*',
      '/',
      '%',
      '**',
      '==',
      '!=',
      '===',
      '!==',
      '<',
      '<=',
      '>',
      '>=',
    ] as const satisfies BinaryOperator[]
  ).map((operator) => [operator, operator]),
);
for (const operator of ['&', '|', '^', '<<', '>>', '>>>', 'in', 'instanceof'] as const) {
  binaryOperators.set(operator, operator);
}

const unaryOperators = new Map<string, UnaryOperator>(
  (['-', '+', '!', '~', 'typeof', 'void'] as const).map((operator) => [operator, operator]),
);

export function translateExpression(
  node: js.Expression,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  switch (node.type) {
    case 'Literal':
      return translateLiteral(node, t);
    case 'Identifier':
      return translateName(node, context, t);
    case 'ThisExpression':
      return thisPlace(node, context, t);
    case 'TemplateLiteral': {
      const texts = node.quasis.map(({ value }) => value.cooked ?? '');
      const expressions = node.expressions.map((part) => t.expression(part, context));
      return () => ['template', texts, expressions.map((part) => part())];
    }
    case 'ArrayExpression': {
      const elements = t.elements(node.elements, context);
      return () => ['array', elements()];
    }
    case 'ObjectExpression':
      return translateObject(node, context, t);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const tree = t.function(node, context);
      return () => ['function', tree()];
    }
    case 'ClassExpression':
      return t.class(node, context);
    case 'ParenthesizedExpression':
      return t.expression(node.expression, context);
    case 'SequenceExpression': {
      const parts = node.expressions.map((part) => t.expression(part, context));
      return () => ['list', parts.map((part) => part())];
    }
    case 'UnaryExpression':
      return translateUnary(node, context, t);
    case 'BinaryExpression': {
      const operator = binaryOperators.get(node.operator);
      if (operator === undefined || node.left.type === 'PrivateIdentifier')
        return t.refuse('syntax', node, '#');
      const left = t.expression(node.left, context);
      const right = t.expression(node.right, context);
      return () => ['binary', operator, left(), right()];
    }
    case 'LogicalExpression': {
      const choice = choices[node.operator] ?? 'or';
      const left = t.expression(node.left, context);
      const right = t.expression(node.right, context);
      return () => [choice, left(), right()];
    }
    case 'ConditionalExpression': {
      const test = t.expression(node.test, context);
      const then = t.expression(node.consequent, context);
      const otherwise = t.expression(node.alternate, context);
      return () => ['choose', test(), then(), otherwise()];
    }
    case 'AssignmentExpression':
      return translateAssignment(node, context, t);
    case 'UpdateExpression': {
      const target = simpleTarget(node.argument, context, t);
      const by = node.operator === '++' ? 1 : -1;
      return () => ['count', by, node.prefix ? 1 : 0, target()];
    }
    case 'MemberExpression':
      return translateMember(node, context, t);
    case 'ChainExpression': {
      const inner = t.expression(node.expression, context);
      return () => ['chain', inner()];
    }
    case 'CallExpression':
      return translateCall(node, context, t);
    case 'NewExpression': {
      const callee = t.expression(node.callee, context);
      const given = t.elements(node.arguments, context);
      return () => ['new', callee(), given()];
    }
    case 'AwaitExpression':
      return t.refuse('later', node, 'await');
    case 'YieldExpression':
      return t.refuse('syntax', node, 'yield');
    case 'TaggedTemplateExpression':
      return t.refuse('syntax', node, 'tag`…`');
    case 'ImportExpression':
      return t.refuse('codeFromText', node, 'import');
    case 'MetaProperty':
      return t.refuse('syntax', node, `${node.meta.name}.${node.property.name}`);
  }
}

function translateLiteral(node: js.Literal, t: Translator): Deferred<Expression> {
  if (node.regex !== undefined && node.regex !== null) return translateRegExp(node, node.regex, t);
  const { value } = node;
  if (typeof value === 'bigint' || value instanceof RegExp || value === undefined) {
    return t.refuse('syntax', node, node.raw ?? 'n');
  }
  // No number in JSON.
  if (value === Number.POSITIVE_INFINITY) return () => ['free', 'Infinity'];
  return () => ['value', value];
}

function translateName(node: js.Identifier, context: TranslatorContext, t: Translator): Deferred<Expression> {
  const place = t.place(node.name, node, context);
  return () => {
    const found = place();
    return found[0] === 'free' && found[1] === 'undefined' ? ['undefined'] : found;
  };
}

/** `this`: a variable of the nearest function that is no arrow function; nothing outside of all. */
export function thisPlace(node: js.Node, { scope }: TranslatorContext, t: Translator): Deferred<Expression> {
  const owner = ownerOf(scope);
  if (owner === t.scopes.top) return () => ['undefined'];
  t.scopes.declare(owner, 'this', 'hidden', 0);
  const reference = t.scopes.refer(scope, 'this', node.start);
  return () => t.scopes.placeOf(reference);
}

/** The nearest scope of a function that has a `this` of its own. */
export function ownerOf({
  function: functionScope,
  function: { parent },
}: TranslatorContext['scope']): TranslatorContext['scope'] {
  return functionScope.isArrow && parent !== undefined ? ownerOf(parent) : functionScope;
}

function translateUnary(
  node: js.UnaryExpression,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  const { argument } = node;
  if (node.operator === 'delete') {
    const target = argument.type === 'ChainExpression' ? argument.expression : argument;
    if (target.type !== 'MemberExpression' || target.object.type === 'Super') return () => ['value', false];
    const object = t.expression(target.object, context);
    const key = t.key(target.property, target.computed, context);
    return () => ['delete', object(), key()];
  }
  const operator = unaryOperators.get(node.operator) ?? 'void';
  if (operator === 'typeof' && argument.type === 'Identifier') t.askType(argument);
  const operand = t.expression(argument, context);
  return () => ['unary', operator, operand()];
}

function translateAssignment(
  node: js.AssignmentExpression,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  if (node.operator === '=') {
    const target = t.target(node.left, context);
    const value = t.expression(node.right, context);
    return () => ['assign', target(), value()];
  }
  const target = simpleTarget(node.left, context, t);
  const value = t.expression(node.right, context);
  const operator = node.operator.slice(0, -1);
  const choice = choices[operator];
  if (choice !== undefined) return () => ['assignIf', choice, target(), value()];
  const binary = binaryOperators.get(operator) ?? '+';
  return () => ['update', binary, target(), value()];
}

/** The target of `++`, `--` or an assignment with an operator. */
function simpleTarget(
  node: js.Expression | js.Pattern,
  context: TranslatorContext,
  t: Translator,
): Deferred<SimpleTarget> {
  if (node.type === 'Identifier' || node.type === 'MemberExpression') {
    const target = t.target(node, context);
    return () => {
      const found = target();
      return found[0] === 'items' || found[0] === 'fields' || found[0] === 'default'
        ? ['free', 'undefined']
        : found;
    };
  }
  if (node.type === 'ParenthesizedExpression') return simpleTarget(node.expression, context, t);
  return () => ['free', 'undefined'];
}

function translateMember(
  node: js.MemberExpression,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  const key = t.key(node.property, node.computed, context);
  if (node.object.type === 'Super') return inherited(node, key, context, t);
  if (node.object.type === 'Identifier') {
    if (isCustom(node)) t.askOwn(node.object);
    else if (!node.computed && node.property.type === 'Identifier') t.askMember(node.object, node.property);
  }
  const object = t.expression(node.object, context);
  return () => ['member', object(), key(), node.optional ? 1 : 0];
}

/** `utils.custom` is the host's, and no part of the library. */
function isCustom({ property, computed }: js.MemberExpression): boolean {
  return !computed && property.type === 'Identifier' && property.name === 'custom';
}

function inherited(
  node: js.Node,
  key: ReturnType<Translator['key']>,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  const { inClass } = context;
  if (inClass === undefined) return t.refuse('syntax', node, 'super');
  const parent = t.place('super', node, context);
  const self = t.place('this', node, { scope: context.scope });
  thisPlace(node, context, t);
  return () => ['inherited', parent(), self(), key(), inClass.isStatic ? 1 : 0];
}

function translateCall(
  node: js.CallExpression,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  const given = t.elements(node.arguments, context);
  if (node.callee.type === 'Super') {
    if (context.inClass === undefined) return t.refuse('syntax', node, 'super');
    thisPlace(node, context, t);
    const parent = t.place('super', node, context);
    const self = t.place('this', node, context);
    const owner = t.place('class', node, context);
    return () => ['super', parent(), self(), given(), owner()];
  }
  const callee = t.expression(node.callee, context);
  return () => ['call', callee(), given(), node.optional ? 1 : 0];
}
