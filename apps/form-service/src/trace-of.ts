/** An error for the log, or for another thread. */
export interface Trace {
  readonly name: string;
  readonly code?: unknown;
  /** Lines of the stack. */
  readonly stack: readonly string[];
}

/** Names an error and the lines where it arose. Its message is left out: it may quote what a resident wrote. */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { name, message, stack = '' } = error;
  // The stack begins with the message.
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return {
    name,
    ...('code' in error && { code: error.code }),
    stack: lines.filter((line) => /^\s+at /.test(line)),
  };
}
