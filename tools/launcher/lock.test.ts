import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const lock = join(import.meta.dirname, 'lock.js');

/** A process that goes in, tells so, and stays until its input ends. */
function goIn(folder: string) {
  const program = `
    import { alone } from ${JSON.stringify(lock)};
    import { once } from 'node:events';
    await alone(${JSON.stringify(folder)}, 'test', {
      onWait: () => console.log('waits'),
      task: async () => {
        console.log('in');
        process.stdin.resume();
        await once(process.stdin, 'end');
        console.log('out');
      },
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const message: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => message.push(line));
  return {
    message,
    async says(line: string) {
      while (!message.includes(line)) await once(lines, 'line');
    },
    async leave() {
      child.stdin.end();
      await once(child, 'exit');
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'guichet-lock-'));
}

test('one waits until the other is out', async () => {
  const folder = newFolder();
  const first = goIn(folder);
  await first.says('in');
  const second = goIn(folder);
  await second.says('waits');
  expect(second.message).toEqual(['waits']);
  await first.leave();
  await second.says('in');
  await second.leave();
});

test('who was killed inside is not waited for', async () => {
  const folder = newFolder();
  const killed = goIn(folder);
  await killed.says('in');
  const waiting = goIn(folder);
  await waiting.says('waits');
  await killed.kill();
  await waiting.says('in');
  await waiting.leave();
  const later = goIn(folder);
  await later.says('in');
  expect(later.message).toEqual(['in']);
  await later.leave();
});

test('of many who come again and again, one is inside at a time', async () => {
  const folder = newFolder();
  const program = `
    import { alone } from ${JSON.stringify(lock)};
    import { closeSync, openSync, rmSync } from 'node:fs';
    import { setImmediate } from 'node:timers/promises';
    for (let round = 0; round < 10; round += 1) {
      await alone(${JSON.stringify(folder)}, 'test', {
        task: async () => {
          closeSync(openSync('inside', 'wx'));
          await setImmediate();
          rmSync('inside');
        },
      });
    }`;
  const codes = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const args = ['--input-type=module', '--eval', program];
      const [code] = await once(spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' }), 'exit');
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
});

test('another folder is another lock', async () => {
  const here = goIn(newFolder());
  const there = goIn(newFolder());
  await Promise.all([here.says('in'), there.says('in')]);
  await Promise.all([here.leave(), there.leave()]);
});
