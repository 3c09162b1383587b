import { isJsonObject, type Json } from '@guichet/definition';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A JSON text that knows where each of its values stands. */
export interface LocatedText {
  readonly json: Json;
  /** Of a path as findings have it; of one that is not there, the nearest around it that is. */
  positionOf(path: string): Position;
  /** Names that one object has twice: only the last counts. */
  readonly repeated: readonly { readonly path: string; readonly name: string; readonly position: Position }[];
}

export type ReadText =
  | { readonly kind: 'json'; readonly text: LocatedText }
  | { readonly kind: 'notJson'; readonly reason: string; readonly position: Position };

/** Reads strict JSON. A byte-order mark counts for nothing, as for the server. */
export function readLocatedJson(source: string): ReadText {
  const text = source.replace(/^\uFEFF/, ' ');
  const positionAt = createPositions(text);
  const errors: ParseError[] = [];
  const root = parsed(text, errors);
  if (root === 'tooDeep') {
    const reason = 'its objects and lists lie too deep within each other';
    return { kind: 'notJson', reason, position: positionAt(0) };
  }
  const [first] = errors;
  if (root === undefined || first !== undefined) {
    const isEmpty = first === undefined || text.trim() === '';
    const reason = isEmpty ? 'the file is empty' : sentenceOf(printParseErrorCode(first.error));
    return { kind: 'notJson', reason, position: positionAt(first?.offset ?? 0) };
  }
  const json: Json = JSON.parse(text);
  return {
    kind: 'json',
    text: {
      json,
      positionOf: (path) => positionAt(offsetOf(root, segmentsOf(path))),
      repeated: repeatedIn(root, '', positionAt),
    },
  };
}

function parsed(text: string, errors: ParseError[]): Node | undefined | 'tooDeep' {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return 'tooDeep';
    throw error;
  }
}

/** `ValueExpected` as words: `value expected`. */
function sentenceOf(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function createPositions(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** `components[0].settings["a b"].c` as its names and numbers. */
export function segmentsOf(path: string): (string | number)[] {
  const part = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g;
  return [...path.matchAll(part)].map(([, index, quoted, name]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? String(JSON.parse(quoted)) : (name ?? ''),
  );
}

/** A property is found by its name, where an editor underlines it; an item by its beginning. */
function offsetOf(root: Node, segments: readonly (string | number)[]): number {
  for (let length = segments.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, segments.slice(0, length));
    if (node === undefined) continue;
    return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return root.offset;
}

function repeatedIn(
  root: Node,
  start: string,
  positionAt: (offset: number) => Position,
): LocatedText['repeated'] {
  const found: { path: string; name: string; position: Position }[] = [];
  const waiting: { readonly node: Node; readonly path: string }[] = [{ node: root, path: start }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, path } = next;
    const names = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') waiting.push({ node: child, path: `${path}[${index}]` });
      else if (child.type === 'property') {
        const [key, value] = child.children ?? [];
        const name: string = key === undefined ? '' : getNodeValue(key);
        if (names.has(name)) found.push({ path, name, position: positionAt(child.offset) });
        names.add(name);
        const inner = /^[\w$-]+$/.test(name) ? name : undefined;
        const below =
          inner === undefined ? `${path}[${JSON.stringify(name)}]` : path === '' ? inner : `${path}.${inner}`;
        if (value !== undefined) waiting.push({ node: value, path: below });
      }
    }
  }
  return found;
}

/** The value at a path; undefined where there is none. */
export function valueAt(json: Json | undefined, path: string): Json | undefined {
  return segmentsOf(path).reduce<Json | undefined>((at, segment) => {
    if (typeof segment === 'number') return Array.isArray(at) ? at[segment] : undefined;
    return isJsonObject(at) && Object.hasOwn(at, segment) ? at[segment] : undefined;
  }, json);
}
