import type * as js from 'acorn';
import type { Element, Expression, Key, Property } from '../run/tree.ts';
import { powerOf } from './patterns/slow-pattern.ts';
import type { Deferred, Translator, TranslatorContext } from './translator.ts';

export function translateElements(
  nodes: readonly (js.Expression | js.SpreadElement | null)[],
  context: TranslatorContext,
  t: Translator,
): Deferred<readonly Element[]> {
  const elements = nodes.map((node): Deferred<Element> => {
    if (node === null) return () => ['hole'];
    if (node.type !== 'SpreadElement') return t.expression(node, context);
    const inner = t.expression(node.argument, context);
    return () => ['spread', inner()];
  });
  return () => elements.map((element) => element());
}

export function translateKey(
  node: js.Expression | js.PrivateIdentifier,
  isComputed: boolean,
  context: TranslatorContext,
  t: Translator,
): Deferred<Key> {
  if (node.type === 'PrivateIdentifier') return t.refuse('syntax', node, `#${node.name}`);
  if (isComputed) {
    const isText = node.type === 'Literal' && typeof node.value === 'string';
    return isText ? () => String(node.value) : t.expression(node, context);
  }
  const name = node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';
  return () => name;
}

export function translateObject(
  node: js.ObjectExpression,
  context: TranslatorContext,
  t: Translator,
): Deferred<Expression> {
  const properties = node.properties.map((property): Deferred<Property> => {
    if (property.type === 'SpreadElement') {
      const inner = t.expression(property.argument, context);
      return () => ['spread', inner()];
    }
    const key = t.key(property.key, property.computed, context);
    if (isPrototype(property)) {
      const refused = t.refuse('syntax', property, '__proto__');
      return () => ['is', '', refused()];
    }
    const { kind, value } = property;
    if (value.type === 'FunctionExpression' && (kind !== 'init' || property.method)) {
      const tree = t.function(value, context, { isMethod: true });
      return kind === 'init' ? () => ['is', key(), ['function', tree()]] : () => [kind, key(), tree()];
    }
    const inner = t.expression(value, context);
    return () => ['is', key(), inner()];
  });
  return () => ['object', properties.map((property) => property())];
}

/** A property that sets the prototype of an object literal. */
function isPrototype({ key, computed, shorthand, method, kind }: js.Property): boolean {
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
  return name === '__proto__' && !computed && !shorthand && !method && kind === 'init';
}

export function translateRegExp(
  node: js.Literal,
  { pattern, flags }: { readonly pattern: string; readonly flags: string },
  t: Translator,
): Deferred<Expression> {
  const power = powerOf(pattern, flags);
  if (power === undefined) return t.refuse('slowPattern', node, `/${pattern}/`);
  return () => ['regexp', pattern, flags, power];
}
