import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { devFolders, newDevFolder } from './dev/dev-folders.ts';
import { watchBuild } from './dev/watch-build.ts';
import { root } from './launcher/launch.js';
import { endingSignals } from './launcher/run-to-end.js';
import { watchParent } from './launcher/watch-parent.js';

/** Several files are often saved at once. */
const quiet = 50;

const folder = newDevFolder(root);
let server: ChildProcess | undefined;
let isEnding = false;
let restarting: Promise<void> = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

for (const signal of endingSignals) process.on(signal, end);
watchParent(end);
watch(resolve(root, process.env.FORMS_DIR ?? 'forms'), { recursive: true }, (_, name) => {
  if (name?.endsWith('.json')) restartSoon();
});
await watchBuild(root, devFolders(folder), restartSoon);

function restartSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, quiet);
}

async function restart(): Promise<void> {
  await stop();
  if (isEnding) return;
  server = spawn(process.execPath, [join(root, 'tools', 'dev', 'serve-dev.ts'), folder], {
    cwd: root,
    stdio: 'inherit',
    // Each open page asks several times a second whether it changed.
    env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development', GUICHET_LAUNCHED: '1' },
  });
}

async function stop(): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function end(): Promise<void> {
  isEnding = true;
  await restarting;
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
