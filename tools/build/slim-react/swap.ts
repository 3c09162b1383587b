/** Text of React that is replaced: from one place up to another, or that one alone. */
export interface Swap {
  readonly from: string;
  readonly upTo?: string;
  readonly to: string;
}

/** Replaces a text. Throws unless it is there, once. */
export function swap(source: string, { from, upTo, to }: Swap): string {
  const start = source.indexOf(from);
  const end = upTo === undefined ? start + from.length : source.indexOf(upTo, start + from.length);
  if (start === -1 || end === -1 || source.includes(from, start + 1))
    throw new Error(`React is written otherwise than tools/build/slim-react expects, at:\n${from}`);
  return source.slice(0, start) + to + source.slice(end);
}
