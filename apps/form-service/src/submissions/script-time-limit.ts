import type { TimeLimit } from '@guichet/engine/code';

/**
 * Of a server: by the time that this thread worked, so that no other program's work counts. The wall clock is three
 * times as quick to read, and never shows less.
 */
export const scriptTimeLimit: TimeLimit = {
  clock: { now: () => performance.now(), worked: millisecondsWorked },
  maxRunMs: 200,
  maxCommandMs: 1_000,
  maxFormMs: 1_000,
};

/** Of code that runs on the thread that answers requests. */
export const quickScriptTimeLimit: TimeLimit = {
  ...scriptTimeLimit,
  maxRunMs: 50,
  maxCommandMs: 100,
  maxFormMs: 100,
};

function millisecondsWorked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
