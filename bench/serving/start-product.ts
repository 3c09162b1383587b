import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/launcher/launch.js';
import { onCore } from '../requests/cores.ts';

export interface RunningProduct {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the whole product as `npm start` does, with data of its own, and resolves when it serves. */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  core?: number,
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guichet-bench-data-'));
  const server = await startProgram(
    join(root, 'tools', 'start.js'),
    [],
    /^Site\s+(\S+)\/$/,
    {
      PORT: '0',
      SANDBOX_PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    core,
  );
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a program on this Node, on one core where that is asked for, and resolves to the address that it prints. */
export async function startProgram(
  file: string,
  args: readonly string[],
  pattern: RegExp,
  env: Readonly<Record<string, string>> = {},
  core?: number,
): Promise<RunningProduct> {
  const [command, all] = onCore(core, process.execPath, [file, ...args]);
  const child = spawn(command, all, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const address = pattern.exec(line)?.[1];
    if (address === undefined || child.pid === undefined) continue;
    child.stdout.resume();
    return {
      address: address.replace('localhost', '127.0.0.1'),
      pid: child.pid,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${file} ended before it listened.`);
}
