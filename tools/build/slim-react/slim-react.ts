import { cutSource } from './cut-source.ts';
import { deadParts, refused, unheard } from './cuts.ts';
import { eventSwaps } from './event-swaps.ts';
import { schedulerFunctions, schedulerSwaps } from './scheduler-cuts.ts';
import { swap } from './swap.ts';
import { swaps } from './swaps.ts';

const nothing = { tags: [], unequal: [], functions: {}, properties: [], calls: {}, methods: [], unread: [] };

/**
 * React DOM without what no page of ours can reach. Throws where the source differs from the one that the list of cuts
 * was written for. Decision 0023.
 */
export function slimReactDom(source: string): string {
  return cutSource([...swaps, ...eventSwaps].reduce(swap, source), deadParts);
}

/** React DOM without what nobody can ask for, whatever views there are: messages that nobody reads, and old browsers. */
export function quietReactDom(source: string): string {
  const found = swaps.filter(({ from }) => unheard.swaps.some((start) => from.startsWith(start)));
  const functions = Object.fromEntries(
    Object.entries(deadParts.functions).filter(([name]) => unheard.functions.includes(name)),
  );
  return cutSource(found.reduce(swap, source), { ...nothing, functions });
}

/** An error of React with its address at react.dev alone, which takes its arguments: the sentence around it says no more. */
const errorAddress =
  'return "https://react.dev/errors/" + code + "?args[]=" + [].slice.call(arguments, 1).map(encodeURIComponent).join("&args[]=");';

/** React DOM, or what its parts share, with shorter messages of errors. */
export function shortenErrors(source: string): string {
  return cutSource(source, { ...nothing, functions: { formatProdErrorMessage: errorAddress } });
}

/** Milliseconds: little beside the 50 to 100 that a resident takes for at once. */
const slice = 30;

/**
 * React's scheduler, which pauses a drawing in slices after 30 ms in place of 5. Between two slices the browser may draw
 * a frame; on a slow phone that takes twice as long as a slice of 5 ms, and a long form took more time for frames than
 * for itself.
 */
export function lengthenSlices(scheduler: string): string {
  return swap(scheduler, { from: 'frameInterval = 5,', to: `frameInterval = ${slice},` });
}

/** The same without what only other places than a page need. */
export function slimScheduler(source: string): string {
  const swapped = schedulerSwaps.reduce(swap, lengthenSlices(source));
  return cutSource(swapped, { ...nothing, functions: schedulerFunctions });
}

/** Throws when a module of ours draws or listens to what is cut: it would be missing from the page in silence. */
export function refuseCut(code: string, file: string): void {
  for (const { pattern, what, isEverywhere = false } of refused) {
    if (!isEverywhere && !file.endsWith('.tsx')) continue;
    const name = pattern.exec(code)?.[1];
    if (name !== undefined)
      throw new Error(
        `${file} names ${what}, ${name}, which our pages leave out of React. Do without, or take it off the cuts in tools/build/slim-react/cuts.ts.`,
      );
  }
}
