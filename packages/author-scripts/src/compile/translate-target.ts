import type * as js from 'acorn';
import type { AssignmentTarget, Key } from '../run/tree.ts';
import type { Declared, Deferred, Translator, TranslatorContext } from './translator.ts';

export function translateTarget(
  node: js.Pattern,
  context: TranslatorContext,
  t: Translator,
  declared: Declared | undefined,
): Deferred<AssignmentTarget> {
  switch (node.type) {
    case 'Identifier': {
      if (declared === undefined) return assigned(node, context, t);
      t.scopes.declare(context.scope, node.name, declared.kind, declared.from);
      const reference = t.scopes.refer(context.scope, node.name, declared.from);
      return () => {
        const found = t.scopes.placeOf(reference);
        return found[0] === 'checked' ? ['local', found[1], found[2]] : found;
      };
    }
    case 'MemberExpression': {
      if (node.object.type === 'Super') {
        const refused = t.refuse('syntax', node, 'super');
        return () => ['member', refused(), '', 0];
      }
      const object = t.expression(node.object, context);
      const key = t.key(node.property, node.computed, context);
      return () => ['member', object(), key(), 0];
    }
    case 'AssignmentPattern': {
      const target = t.target(node.left, context, declared);
      const value = t.expression(node.right, context);
      return () => ['default', target(), value()];
    }
    case 'ArrayPattern': {
      const items: (Deferred<AssignmentTarget> | null)[] = [];
      let rest: Deferred<AssignmentTarget> | undefined;
      for (const item of node.elements) {
        if (item === null) items.push(null);
        else if (item.type === 'RestElement') rest = t.target(item.argument, context, declared);
        else items.push(t.target(item, context, declared));
      }
      return () => ['items', items.map((item) => item?.() ?? null), rest?.() ?? null];
    }
    case 'ObjectPattern': {
      const fields: (readonly [Deferred<Key>, Deferred<AssignmentTarget>])[] = [];
      let rest: Deferred<AssignmentTarget> | undefined;
      for (const property of node.properties) {
        if (property.type === 'RestElement') rest = t.target(property.argument, context, declared);
        else {
          const key = t.key(property.key, property.computed, context);
          fields.push([key, t.target(property.value, context, declared)]);
        }
      }
      return () => ['fields', fields.map(([key, target]) => [key(), target()]), rest?.() ?? null];
    }
    case 'RestElement':
      return t.target(node.argument, context, declared);
  }
}

function assigned(
  node: js.Identifier,
  context: TranslatorContext,
  t: Translator,
): Deferred<AssignmentTarget> {
  const reference = t.assign(node, context);
  return () => {
    const place = t.scopes.placeOf(reference);
    return t.scopes.isConstant(reference) ? ['constant', place] : place;
  };
}
