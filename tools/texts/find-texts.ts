import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import {
  defaultLocale,
  type InEveryLocale,
  inEveryLocale,
  type Locale,
  locales,
} from '../../packages/definition/src/locale.ts';
import { piecesIn, type TextPiece } from './text-pieces.ts';

/** A text of the product: the same sentence in every language that has it. */
export interface ProductText {
  /** Stays when lines move: `packages/fields/src/words/messages.ts:wordMessages.yes`. */
  readonly place: string;
  readonly pieces: Readonly<Partial<Record<Locale, TextPiece>>>;
}

/**
 * Every text in a source: the strings of each object that has a property for every language. Of a function that makes a
 * sentence out of several strings, each string counts: `count/2`, or `count/en2` where the languages have unlike many.
 *
 * @throws when the source cannot be parsed
 */
export function findTexts(path: string, source: string): readonly ProductText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: ProductText[] = [];
  const taken = new Map<string, number>();
  const placeOf = (names: readonly string[]) => `${path}:${names.join('.')}`;

  visit(program, []);
  return found;

  function visit(node: ESTree.Node, names: readonly string[]): void {
    if (node.type === 'ObjectExpression') {
      const values = valuesIn(node);
      if (values !== undefined) {
        const place = placeOf(names);
        const before = taken.get(place) ?? 0;
        taken.set(place, before + 1);
        addTexts(before === 0 ? place : `${place}(${before + 1})`, values);
        return;
      }
    }
    const name = nameOf(node);
    const inner = name === undefined ? names : [...names, name];
    for (const child of childrenOf(node)) {
      if (Array.isArray(child)) {
        const isList = node.type === 'ArrayExpression';
        for (const [index, item] of child.entries()) {
          if (isNode(item)) visit(item, isList ? [...inner, String(index)] : inner);
        }
      } else if (isNode(child)) visit(child, inner);
    }
  }

  function addTexts(place: string, values: InEveryLocale<ESTree.Node>): void {
    const pieces = inEveryLocale((locale) => piecesIn(values[locale], source));
    const paths = new Set(locales.flatMap((locale) => [...pieces[locale].keys()]));
    for (const path of paths) {
      const lists = inEveryLocale((locale) => pieces[locale].get(path) ?? []);
      found.push(...pair(path === '' ? place : `${place}.${path}`, lists));
    }
  }
}

type PieceLists = InEveryLocale<readonly TextPiece[]>;

function pair(place: string, lists: PieceLists): readonly ProductText[] {
  const { length } = lists[defaultLocale];
  if (locales.every((locale) => lists[locale].length === length)) {
    return lists[defaultLocale].map((piece, index) => ({
      place: length === 1 ? place : `${place}/${index + 1}`,
      pieces: inEveryLocale((locale) => lists[locale][index] ?? piece),
    }));
  }
  return locales.flatMap((locale) =>
    lists[locale].map((piece, index) => ({
      place: `${place}/${locale}${index + 1}`,
      pieces: { [locale]: piece },
    })),
  );
}

/** The value for each language; undefined where one has none. */
function valuesIn(node: ESTree.ObjectExpression): InEveryLocale<ESTree.Node> | undefined {
  const valueIn = (locale: Locale) =>
    node.properties.find(
      (property): property is ESTree.ObjectProperty =>
        property.type === 'Property' && keyOf(property) === locale,
    )?.value;
  const values = locales.map((locale) => [locale, valueIn(locale)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(values) as InEveryLocale<ESTree.Node>;
}

/** A node's part of the path of names to a text. */
function nameOf(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return keyOf(node);
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' ? node.id.name : undefined;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name;
    default:
      return undefined;
  }
}

function keyOf({ key, computed }: { key: ESTree.Node; computed: boolean }): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function childrenOf(node: ESTree.Node): readonly unknown[] {
  return Object.values(node);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
