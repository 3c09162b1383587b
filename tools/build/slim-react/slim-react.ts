import { cutSource } from './cut-source.ts';
import { deadParts, refused, type Swap, swaps, unheard } from './cuts.ts';

/**
 * React DOM without what no page of ours can reach. Throws where the source differs from the one that the list of cuts
 * was written for. Decision 0023.
 */
export function slimReactDom(source: string): string {
  return cutSource(swaps.reduce(swap, source), deadParts);
}

/** React DOM without what nobody can ask for, whatever views there are: messages that nobody reads, and old browsers. */
export function quietReactDom(source: string): string {
  const found = swaps.filter(({ from }) => unheard.swaps.some((start) => from.startsWith(start)));
  const functions = Object.fromEntries(
    Object.entries(deadParts.functions).filter(([name]) => unheard.functions.includes(name)),
  );
  return cutSource(found.reduce(swap, source), { tags: [], unequal: [], properties: [], functions });
}

/** Replaces a text. Throws unless it is there, once. */
export function swap(source: string, { from, upTo, to }: Swap): string {
  const start = source.indexOf(from);
  const end = upTo === undefined ? start + from.length : source.indexOf(upTo, start + from.length);
  if (start === -1 || end === -1 || source.includes(from, start + 1))
    throw new Error(`React DOM is written otherwise than slim-react/cuts.ts expects, at:\n${from}`);
  return source.slice(0, start) + to + source.slice(end);
}

/** Throws when a module of ours draws or listens to what is cut: it would be missing from the page in silence. */
export function refuseCut(code: string, file: string): void {
  for (const { pattern, what } of refused) {
    const name = pattern.exec(code)?.[1];
    if (name !== undefined)
      throw new Error(
        `${file} names ${what}, ${name}, which our pages leave out of React. Do without, or take it off the cuts in tools/build/slim-react/cuts.ts.`,
      );
  }
}
