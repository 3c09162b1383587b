import { boundOf } from '../snippets/values/pattern-bound.ts';

/** What the checker says; its types stand in its main file, which would start another process. */
interface Checker {
  checkSync(
    source: string,
    flags: string,
    options: { readonly timeout: number },
  ): { readonly status: string; readonly complexity?: { readonly type: string } };
}

/** Milliseconds for one expression. One that takes longer is told as slow. */
const timeout = 2_000;

const known = new Map<string, boolean>();
let checker: Checker | undefined;

/**
 * Whether the time of a match explodes with the length of the text. Most expressions are seen to be harmless by a
 * plain look; for the others a checker is asked, which only a server has at hand: elsewhere they pass.
 */
export function isSlowPattern(pattern: string): boolean {
  let isSlow = known.get(pattern);
  if (isSlow === undefined) {
    isSlow = boundOf(pattern, '') === undefined && explodes(pattern);
    if (known.size > 10_000) known.clear();
    known.set(pattern, isSlow);
  }
  return isSlow;
}

function explodes(pattern: string): boolean {
  checker ??= loadChecker();
  if (checker === undefined) return false;
  const { status, complexity } = checker.checkSync(`^${pattern}$`, '', { timeout });
  return status === 'unknown' || complexity?.type === 'exponential';
}

/** Its part in plain JavaScript, loaded when it is first asked: it has some megabytes. */
function loadChecker(): Checker | undefined {
  const { process } = globalThis;
  return process?.getBuiltinModule?.('node:module').createRequire(import.meta.url)('recheck/lib/browser.js');
}
