import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** Work of a page's main thread since its document began, in milliseconds. */
export interface ProcessorTime {
  readonly script: number;
  readonly task: number;
}

export async function workOf(session: CDPSession): Promise<ProcessorTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { script: secondsOf('ScriptDuration') * 1000, task: secondsOf('TaskDuration') * 1000 };
}

const quietMs = 500;
const pollMs = 100;
/** Asking costs the page about a tenth of this itself. */
const idleWork = 3;

/**
 * Waits until the page has had nothing to do for 500 ms. It is asked from outside: an observer in the page
 * would be measured, too. `longest`: milliseconds after which it is no longer waited for.
 */
export async function untilQuiet(session: CDPSession, longest = Infinity): Promise<ProcessorTime> {
  const end = Date.now() + longest;
  let last = await workOf(session);
  let quiet = 0;
  while (quiet < quietMs && Date.now() < end) {
    await pause(pollMs);
    const now = await workOf(session);
    quiet = now.task - last.task < idleWork ? quiet + pollMs : 0;
    last = now;
  }
  return last;
}

/** The work that an action causes in the page. */
export async function workFor(session: CDPSession, action: () => Promise<unknown>): Promise<ProcessorTime> {
  const before = await untilQuiet(session);
  await action();
  const after = await untilQuiet(session);
  return { script: after.script - before.script, task: after.task - before.task };
}
