import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A core each for the server and for who asks it, so that neither waits for the other. */
export const cores = { server: 1, client: 0 } as const;

/** Whether programs can be kept on a core: on Linux, with two cores and `taskset`. */
export const canPin =
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Keeps this program on the core of who asks. */
export function pinClient(): void {
  if (canPin)
    execFileSync('taskset', ['-cp', String(cores.client), String(process.pid)], { stdio: 'ignore' });
}

/** The command that starts a program on a core: it becomes that program, with its process id. */
export function onCore(
  core: number | undefined,
  file: string,
  args: readonly string[],
): readonly [string, readonly string[]] {
  return core !== undefined && canPin ? ['taskset', ['-c', String(core), file, ...args]] : [file, args];
}
