/** A data path as keys and row indexes. */
export type DataPath = readonly (string | number)[];

/** `a.b[0].c` as `['a', 'b', 0, 'c']`. An empty path has no parts. */
export function parsePath(path: string): DataPath {
  if (path !== '' && !/[.[\]]/.test(path)) return [path];
  const parts: (string | number)[] = [];
  for (const [, key, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (key !== undefined) parts.push(key);
    else if (index !== undefined) parts.push(Number(index));
  }
  return parts;
}
