/** Where it failed; not the message, which may quote what a resident wrote. */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...('code' in error && { code: error.code }), stack: lines };
}
