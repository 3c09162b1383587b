import { join } from 'node:path';
import type { PreparedForm } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { afterEach, expect, test } from 'vitest';
import { fillTask, formsTask, holdTask, leaveTask, spinTask, throwTask } from './testing/test-tasks.ts';
import { createWorkerPool, type PoolLimits, type WorkerPool } from './worker-pool.ts';

const file = join(import.meta.dirname, 'testing', 'test-worker.ts');

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());

function open(limits: Partial<PoolLimits> = {}): WorkerPool {
  pool = createWorkerPool({ file, limits: { workers: 1, ...limits } });
  return pool;
}

function formOf(path: string): PreparedForm {
  const preparation = prepareForm({ path, title: path, components: [] }, { models });
  if (preparation.kind !== 'prepared') throw new Error('Not prepared.');
  return preparation.form;
}

/** Keeps a worker until it is released. */
async function hold(of: WorkerPool, name = 'held') {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const ran = of.run(holdTask, { state, name }, []);
  const begun = Atomics.waitAsync(state, 0, 0);
  if (begun.async) await begun.value;
  return {
    ran,
    release() {
      Atomics.store(state, 1, 1);
      Atomics.notify(state, 1);
    },
  };
}

const done = (result: unknown) => ({ kind: 'done', result });

test('a worker is sent each form once, and those that it was not asked for in a long time anew', async () => {
  const run = async (...paths: readonly string[]) => {
    const ran = await (pool ?? open()).run(formsTask, undefined, paths.map(formOf));
    return ran.kind === 'done' ? ran.result : ran.kind;
  };
  open();
  expect(await run('a', 'b')).toEqual(['a new', 'b new']);
  expect(await run('b', 'a')).toEqual(['b known', 'a known']);
  for (let index = 0; index < 19; index += 1) await run(`other-${index}`);
  expect(await run('a')).toEqual(['a known']);
  expect(await run('b')).toEqual(['b new']);
});

test('more tasks than workers wait, more than may wait are refused at once, and each is done once', async () => {
  const opened = open({ workers: 2, queue: 2 });
  const held = [await hold(opened, 'first'), await hold(opened, 'second')];
  const waiting = [opened.run(formsTask, undefined, []), opened.run(formsTask, undefined, [])];
  expect(await opened.run(formsTask, undefined, [])).toEqual({ kind: 'full' });
  for (const { release } of held) release();
  expect(await Promise.all(held.map(({ ran }) => ran))).toEqual([done('first'), done('second')]);
  expect(await Promise.all(waiting)).toEqual([done([]), done([])]);
  expect(await opened.run(formsTask, undefined, [])).toEqual(done([]));
});

test('what waits for too long is refused, and is never done', async () => {
  const opened = open({ waitMs: 1 });
  const { ran, release } = await hold(opened);
  expect(await opened.run(leaveTask, 1, [])).toEqual({ kind: 'full' });
  release();
  expect(await ran).toEqual(done('held'));
  expect(await opened.run(formsTask, undefined, [])).toEqual(done([]));
});

test.each([
  ['ends', (of: WorkerPool) => of.run(leaveTask, 3, [])],
  ['needs more memory than it may', (of: WorkerPool) => of.run(fillTask, undefined, [])],
])('a worker that %s costs one request, and the next finds another', async (_, lose) => {
  const opened = open({ heapMb: 32, cpuMs: 60_000, wallMs: 60_000 });
  const [lost, next] = await Promise.all([lose(opened), opened.run(formsTask, undefined, [formOf('a')])]);
  expect(lost).toEqual({ kind: 'failed', error: expect.any(Error) });
  expect(next).toEqual(done(['a new']));
});

test('what throws in a worker says where, and not what: that may quote a resident', async () => {
  const opened = open();
  const lost = await opened.run(throwTask, 'Ann, 613 555 0100', []);
  const { error } = lost.kind === 'failed' ? lost : {};
  expect(error?.name).toBe('TypeError');
  expect(error?.stack).toContain('test-worker.ts');
  expect(`${error?.message} ${error?.stack}`).not.toContain('Ann');
  expect(await opened.run(formsTask, undefined, [])).toEqual(done([]));
});

test.each([
  ['processor time', { cpuMs: 200 }],
  ['time', { wallMs: 200 }],
])('a task that takes more %s than it may is ended, and the next is done', async (_, limits) => {
  const opened = open(limits);
  expect(await opened.run(spinTask, undefined, [])).toEqual({ kind: 'overrun' });
  await pool?.close();
  expect(await open().run(formsTask, undefined, [])).toEqual(done([]));
});

test('a pool that is closed ends what its workers do, and does nothing more', async () => {
  const opened = open();
  const { ran } = await hold(opened);
  const waiting = opened.run(formsTask, undefined, []);
  await opened.close();
  expect(await ran).toMatchObject({ kind: 'failed' });
  expect(await waiting).toEqual({ kind: 'full' });
  expect(await opened.run(formsTask, undefined, [])).toEqual({ kind: 'full' });
});
