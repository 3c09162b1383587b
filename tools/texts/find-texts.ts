import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import { type Locale, locales } from '../../packages/definition/src/locale.ts';
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
      const values = inEveryLocale(node);
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

  function addTexts(place: string, values: Readonly<Record<Locale, ESTree.Node>>): void {
    const pieces = { en: piecesIn(values.en, source), fr: piecesIn(values.fr, source) };
    const paths = new Set(locales.flatMap((locale) => [...pieces[locale].keys()]));
    for (const path of paths) {
      const lists = { en: pieces.en.get(path) ?? [], fr: pieces.fr.get(path) ?? [] };
      found.push(...pair(path === '' ? place : `${place}.${path}`, lists));
    }
  }
}

type PieceLists = Readonly<Record<Locale, readonly TextPiece[]>>;

function pair(place: string, lists: PieceLists): readonly ProductText[] {
  if (lists.en.length === lists.fr.length) {
    return lists.en.map((en, index) => ({
      place: lists.en.length === 1 ? place : `${place}/${index + 1}`,
      pieces: { en, fr: lists.fr[index] ?? en },
    }));
  }
  return locales.flatMap((locale) =>
    lists[locale].map((piece, index) => ({
      place: `${place}/${locale}${index + 1}`,
      pieces: { [locale]: piece },
    })),
  );
}

function inEveryLocale(node: ESTree.ObjectExpression): Readonly<Record<Locale, ESTree.Node>> | undefined {
  const valueIn = (locale: Locale) =>
    node.properties.find(
      (property): property is ESTree.ObjectProperty =>
        property.type === 'Property' && keyOf(property) === locale,
    )?.value;
  const [en, fr] = [valueIn('en'), valueIn('fr')];
  return en === undefined || fr === undefined ? undefined : { en, fr };
}

/** What a node adds to the path of names down to a text. */
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
