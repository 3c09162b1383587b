import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs a tool that npm installed, on this Node; what it prints, and whether it was content. */
export async function runProgram(
  root: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly isContent: boolean; readonly output: string }> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const [ended, output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { isContent: ended[0] === 0, output: `${output}${errors}`.trim() };
}
