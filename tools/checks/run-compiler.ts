import { runProgram } from './run-program.ts';

/** Several threads of the compiler repeat each other's work: more processor time, and no less time on two cores. */
export const oneThread = ['--singleThreaded'];

/**
 * The compiler is a program in Go that lives for seconds. Collecting garbage takes a quarter of its time; without it, it
 * uses 1.3 GB of memory in place of 1.1. Near the limit it collects again.
 */
export const withoutCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Compiles TypeScript; what the compiler prints, and whether it was content. */
export function runCompiler(root: string, args: readonly string[]): ReturnType<typeof runProgram> {
  return runProgram(root, 'typescript/bin/tsc', [...args, ...oneThread], withoutCollecting);
}
