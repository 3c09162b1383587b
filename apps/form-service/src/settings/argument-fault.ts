/** A sentence on arguments that Node's `parseArgs` refused. */
export function argumentFault(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, option] =
    /^Option '(--[\w-]+)(?: <value>)?' argument (?:is ambiguous|missing)/.exec(message) ?? [];
  if (option !== undefined) return `${option} needs a value: write it after ${option}.`;
  // The rest speaks of positional arguments.
  const [reason = ''] = message.split(/\.? *\n|\. /);
  return `${reason.replace(/\.$/, '')}.`;
}
