import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

type Path = readonly (string | number)[];

/**
 * Writes a text at a path of a JSON file, and leaves every other letter as it is. What is missing on the way is added
 * behind what the object has, in the way in which that is written: on lines of its own, or on one line.
 */
export function writeText(source: string, path: Path, text: string): string {
  const root = parseTree(source);
  if (root === undefined) return source;
  const found = findNodeAtLocation(root, [...path]);
  if (found !== undefined) return replaced(source, found.offset, found.length, JSON.stringify(text));
  let depth = path.length - 1;
  let holder: Node | undefined;
  for (; depth >= 0 && holder?.type !== 'object'; depth -= 1)
    holder = depth === 0 ? root : findNodeAtLocation(root, path.slice(0, depth));
  const missing = path.slice(depth + 1);
  if (holder?.type !== 'object' || missing.length === 0) return source;
  return add(source, holder, missing, text);
}

function replaced(source: string, offset: number, length: number, text: string): string {
  return source.slice(0, offset) + text + source.slice(offset + length);
}

function add(source: string, holder: Node, [name = '', ...inner]: Path, text: string): string {
  const value = inner.reduceRight<unknown>((within, segment) => ({ [segment]: within }), text);
  const last = holder.children?.at(-1);
  const isSpread = source.slice(holder.offset, last?.offset ?? holder.offset + holder.length).includes('\n');
  const isOneLine = !source.trim().includes('\n');
  const key = JSON.stringify(String(name));
  if (last === undefined ? isOneLine : !isSpread) {
    const space = isOneLine && !/[:,] /.test(source) ? '' : ' ';
    const property = `${key}:${space}${inLine(value, space)}`;
    if (last === undefined)
      return replaced(source, holder.offset, holder.length, `{${space}${property}${space}}`);
    return replaced(source, last.offset + last.length, 0, `,${space}${property}`);
  }
  const unit = /\n([ \t]+)"/.exec(source)?.[1] ?? '  ';
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  const outer = indentAt(source, holder.offset);
  const indent = last === undefined ? outer + unit : indentAt(source, last.offset);
  const lines = JSON.stringify(value, null, unit)
    .split('\n')
    .join(end + indent);
  if (last === undefined)
    return replaced(source, holder.offset, holder.length, `{${end}${indent}${key}: ${lines}${end}${outer}}`);
  return replaced(source, last.offset + last.length, 0, `,${end}${indent}${key}: ${lines}`);
}

/** `{ "a": "b" }`, with the spaces that its file has. */
function inLine(value: unknown, space: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const properties = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}:${space}${inLine(inner, space)}`,
  );
  return `{${space}${properties.join(`,${space}`)}${space}}`;
}

function indentAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
