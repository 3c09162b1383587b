/** Served to the playground's page as it stands: plain code, without imports. */

const space = /[\t\n\r ]*/y;
const text = /"(?:[ !\x23-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** The offset at which a text stops being JSON; undefined for JSON. Browsers name no place for some faults. */
export function findJsonFault(source: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let expected: 'value' | 'itemOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' = 'value';
  let at = 0;

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const [found] = pattern.exec(source) ?? [];
    at += found?.length ?? 0;
    return found !== undefined;
  }

  for (take(space); at < source.length; take(space)) {
    const mark = source[at];
    const isEnd = mark === '}' ? open.at(-1) === '{' : mark === ']' && open.at(-1) === '[';
    if (isEnd && (expected === 'commaOrEnd' || expected === (mark === '}' ? 'nameOrEnd' : 'itemOrEnd'))) {
      open.pop();
      at += 1;
      expected = 'commaOrEnd';
    } else if (expected === 'commaOrEnd') {
      if (mark !== ',' || open.length === 0) return at;
      at += 1;
      expected = open.at(-1) === '{' ? 'name' : 'value';
    } else if (expected === 'colon') {
      if (mark !== ':') return at;
      at += 1;
      expected = 'value';
    } else if (expected === 'name' || expected === 'nameOrEnd') {
      if (!take(text)) return at;
      expected = 'colon';
    } else if (mark === '{' || mark === '[') {
      open.push(mark);
      at += 1;
      expected = mark === '{' ? 'nameOrEnd' : 'itemOrEnd';
    } else {
      if (!take(text) && !take(plain)) return at;
      expected = 'commaOrEnd';
    }
  }
  return open.length > 0 || expected !== 'commaOrEnd' ? at : undefined;
}
