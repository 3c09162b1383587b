import { endingSignals } from '../launcher/run-to-end.js';
import { watchParent } from '../launcher/watch-parent.js';
import type { RunningSite } from './start-site.ts';

/** Accepted requests finish within this time, in seconds, or are dropped: none that hangs keeps the port. */
const secondsToClose = 10;

/**
 * Starts a site, prints its lines, and closes it when this process is asked to end, or when the one that started it is
 * gone. A second Ctrl-C changes nothing. Ends the process.
 */
export async function runUntilSignal(start: () => Promise<RunningSite>): Promise<never> {
  const stopped = new Promise<void>((resolve) => {
    for (const signal of endingSignals) process.on(signal, () => resolve());
    watchParent(resolve);
  });
  stopped.then(giveUpInTime);
  const site = await start();
  for (const line of site.lines) console.log(line);
  await stopped;
  await site.close();
  process.exit(0);
}

function giveUpInTime(): void {
  setTimeout(() => {
    console.error(`Not closed within ${secondsToClose} s: ending all the same.`);
    process.exit(1);
  }, secondsToClose * 1000);
}
