import type * as js from 'acorn';
import type { AssignmentTarget, ClassMember, Expression, FunctionTree } from '../run/tree.ts';
import type { Deferred, Translator, TranslatorContext } from './translator.ts';

export function translateFunction(
  node: js.Function,
  context: TranslatorContext,
  t: Translator,
  isMethod: boolean,
): Deferred<FunctionTree> {
  if (node.async === true) return refusedFunction(t.refuse('later', node, 'async'));
  if (node.generator === true) return refusedFunction(t.refuse('syntax', node, 'function*'));
  const isArrow = node.type === 'ArrowFunctionExpression';
  const scope = t.scopes.functionIn(context.scope, isArrow);
  const within: TranslatorContext = { ...context, scope };
  const name = node.id?.name;
  if (name !== undefined && node.type === 'FunctionExpression') t.scopes.declare(scope, name, 'own', 0);
  const { parameters, rest } = translateParameters(node, within, t);
  const body = node.body.type === 'BlockStatement' ? t.body(node.body.body, within) : undefined;
  const value = node.body.type === 'BlockStatement' ? undefined : t.expression(node.body, within);
  return () => ({
    ...(name !== undefined && { name }),
    size: t.scopes.sizeOf(scope) ?? 0,
    ...(!isArrow && !isMethod && { isPlain: 1 }),
    parameters: parameters.map((parameter) => parameter()),
    ...(rest !== undefined && { rest: rest() }),
    ...slots(scope, name, t),
    ...(value === undefined ? body?.() : { value: value(), ...unsetOf(scope, t) }),
  });
}

function translateParameters(node: js.Function, context: TranslatorContext, t: Translator) {
  const declared = { kind: 'parameter', from: 0 } as const;
  const parameters: Deferred<AssignmentTarget>[] = [];
  let rest: Deferred<AssignmentTarget> | undefined;
  for (const parameter of node.params) {
    if (parameter.type === 'RestElement') rest = t.target(parameter.argument, context, declared);
    else parameters.push(t.target(parameter, context, declared));
  }
  return { parameters, rest };
}

function slots(scope: TranslatorContext['scope'], name: string | undefined, { scopes }: Translator) {
  const self = scopes.slotOf(scope, 'this');
  const given = scopes.slotOf(scope, 'arguments', 'hidden');
  const nameSlot = name === undefined ? undefined : scopes.slotOf(scope, name, 'own');
  return {
    ...(self !== undefined && { self }),
    ...(given !== undefined && { given }),
    ...(nameSlot !== undefined && { own: nameSlot }),
  };
}

function unsetOf(scope: TranslatorContext['scope'], { scopes }: Translator) {
  const unset = scopes.unsetIn(scope);
  return unset === undefined ? {} : { unset };
}

/** A function that fails when it is called. */
function refusedFunction(refused: Deferred<readonly ['refused', string]>): Deferred<FunctionTree> {
  return () => ({ size: 0, parameters: [], value: refused() });
}

/** A class. Code within it finds the class and its parent as variables of a scope around it. */
export function translateClass(
  node: js.Class,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  const scope = t.scopes.blockIn(context.scope);
  const name = node.id?.name;
  t.scopes.declare(scope, 'class', 'hidden', 0);
  t.scopes.declare(scope, 'super', 'hidden', 0);
  const within: TranslatorContext = { scope };
  const classPlace = t.place('class', node, within);
  const parentPlace = t.place('super', node, within);
  const parent = node.superClass ? t.expression(node.superClass, within) : undefined;
  let build: Deferred<FunctionTree> | undefined;
  const members: Deferred<ClassMember>[] = [];
  for (const member of node.body.body) {
    if (member.type === 'StaticBlock') {
      t.refuse('syntax', member, 'static { }');
      continue;
    }
    const inside: TranslatorContext = { scope, inClass: { scope, isStatic: member.static } };
    if (member.type === 'MethodDefinition' && member.kind === 'constructor') {
      build = t.function(member.value, inside, { isMethod: true });
    } else members.push(translateMember(member, inside, t));
  }
  return () => [
    'class',
    {
      ...(name !== undefined && { name }),
      ...frameOf(scope, t),
      own: classPlace(),
      parentPlace: parentPlace(),
      ...(parent !== undefined && { parent: parent() }),
      ...(build !== undefined && { build: build() }),
      members: members.map((member) => member()),
    },
  ];
}

function frameOf(scope: TranslatorContext['scope'], { scopes }: Translator) {
  const size = scopes.sizeOf(scope);
  return size === undefined ? {} : { size };
}

function translateMember(
  member: js.MethodDefinition | js.PropertyDefinition,
  context: TranslatorContext,
  t: Translator,
): Deferred<ClassMember> {
  const isStatic = member.static ? 1 : 0;
  const key = t.key(member.key, member.computed, { scope: context.scope });
  if (member.type === 'MethodDefinition') {
    const tree = t.function(member.value, context, { isMethod: true });
    const kind = member.kind === 'get' || member.kind === 'set' ? member.kind : 'is';
    return () => [kind, isStatic, key(), tree()];
  }
  const scope = t.scopes.functionIn(context.scope, false);
  const value = member.value ? t.expression(member.value, { ...context, scope }) : undefined;
  return () => [
    'field',
    isStatic,
    key(),
    value === undefined
      ? null
      : { size: t.scopes.sizeOf(scope) ?? 0, parameters: [], ...slots(scope, undefined, t), value: value() },
  ];
}
