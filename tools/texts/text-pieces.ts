import type { ESTree } from 'vite';
import { languageTags, locales } from '../../packages/definition/src/locale.ts';

/** A string or a template between its quotes. */
export interface TextPiece {
  /** As it is read; what a template fills in as `${...}`, with `…` for each text that is a piece of its own. */
  readonly text: string;
  /** Of what stands between the quotes, from the start of the source. */
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** The holes of a template, in order: as `text` shows them, and where they are. */
  readonly fills: readonly Fill[];
}

interface Fill {
  readonly shown: string;
  readonly start: number;
  readonly end: number;
}

/** The pieces below a value by the path of property names down to them, in the order of the source. */
export function piecesIn(value: ESTree.Node, source: string): ReadonlyMap<string, readonly TextPiece[]> {
  const found = new Map<string, TextPiece[]>();
  const add = (names: readonly string[], piece: TextPiece) => {
    const path = names.join('.');
    found.set(path, [...(found.get(path) ?? []), piece]);
  };
  collect(value, []);
  return found;

  function collect(node: MaybeNode, names: readonly string[]): void {
    if (node?.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type === 'Property') collect(property.value, [...names, nameOf(property)]);
        else collect(property.argument, names);
      }
      return;
    }
    if (node?.type === 'ArrayExpression') {
      for (const [index, item] of node.elements.entries()) collect(item, [...names, String(index)]);
      return;
    }
    if (node?.type === 'Literal' && typeof node.value === 'string' && isText(node.value)) {
      add(names, stringPiece(node, node.value, source));
    }
    if (node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /\S/.test(value.raw))) {
      add(names, templatePiece(node, source));
    }
    for (const inner of textNodesOf(node)) collect(inner, names);
  }
}

type MaybeNode = ESTree.Node | null | undefined;

/** The possible texts of a node; its conditions are none. */
function textNodesOf(node: MaybeNode): readonly MaybeNode[] {
  switch (node?.type) {
    case 'TemplateLiteral':
      return node.expressions;
    case 'TaggedTemplateExpression':
      return [node.quasi];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return [node.body];
    case 'BlockStatement':
      return node.body;
    case 'ReturnStatement':
    case 'SpreadElement':
      return [node.argument];
    case 'VariableDeclaration':
      return node.declarations.map(({ init }) => init);
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right] : [];
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'CallExpression': {
      const on = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
      // A string that is handed to a function names something: a locale, a setting, a mark.
      return [on, ...node.arguments.filter(({ type }) => type !== 'Literal')];
    }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return [node.expression];
    default:
      return [];
  }
}

/** Not a mark, such as the comma of decimals, and not the name of a language. */
function isText(text: string): boolean {
  return /\p{L}/u.test(text) && !locales.some((locale) => text === locale || text === languageTags[locale]);
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string {
  if (!computed && key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '[]';
}

function stringPiece({ start, end }: ESTree.Node, text: string, source: string): TextPiece {
  return { text, start: start + 1, end: end - 1, quote: source.charAt(start), fills: [] };
}

function templatePiece(template: ESTree.TemplateLiteral, source: string): TextPiece {
  const { start, end, quasis, expressions } = template;
  const fills = expressions.map((expression) => ({
    shown: shownFill(expression, source),
    start: expression.start,
    end: expression.end,
  }));
  const text = quasis.map(({ value }, index) => `${value.cooked}${fills[index]?.shown ?? ''}`).join('');
  return { text, start: start + 1, end: end - 1, quote: '`', fills };
}

/** `${count}`, or `${count === 1 ? … : …}` where the texts are pieces of their own. */
function shownFill(expression: ESTree.Node, source: string): string {
  const inner = [...piecesIn(expression, source).values()]
    .flat()
    .sort((left, right) => left.start - right.start)
    .filter((piece, index, all) => !all.slice(0, index).some(({ end }) => end >= piece.end));
  let [shown, at] = ['', expression.start];
  for (const { start, end } of inner) {
    shown += `${source.slice(at, start - 1)}…`;
    at = end + 1;
  }
  return `\${${(shown + source.slice(at, expression.end)).replace(/\s+/g, ' ')}}`;
}
