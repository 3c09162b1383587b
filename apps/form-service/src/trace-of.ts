/** An error for the log, or for another thread. */
export interface Trace {
  readonly name: string;
  readonly code?: unknown;
  /** Its call sites, one a line. */
  readonly stack: readonly string[];
}

/** A line of V8's stack: the message stands before them, and may have lines of its own. */
const callSite = /^ {4}at .+:\d+:\d+\)?$/;

/** Names an error and the lines where it arose. Its message is left out: it may quote what a resident wrote. */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { name, stack = '' } = error;
  return {
    name,
    ...('code' in error && { code: error.code }),
    stack: stack.split('\n').filter((line) => callSite.test(line)),
  };
}
