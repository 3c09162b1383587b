import { expect, test } from 'vitest';
import { StorageError } from '../storage-error.ts';
import type { StorageEvents } from '../storage-events.ts';
import { createDatabaseHealth } from './database-health.ts';

function open() {
  const state = { now: 0, tries: 0, works: true, room: 1 };
  const events: StorageEvents[] = [];
  const health = createDatabaseHealth({
    file: 'guichet.sqlite',
    read: () => undefined,
    check: () => undefined,
    room: () => state.room,
    async tryCommit() {
      state.tries += 1;
      health.onEnd(state.works ? undefined : new StorageError('failing'));
    },
    onEvent: (event) => events.push(event),
    now: () => state.now,
  });
  return { state, health, events };
}

test('while commits succeed nothing is tried; while they fail, once a second and no more', async () => {
  const { state, health } = open();
  expect(await health.isReady()).toBe(true);
  expect(state.tries).toBe(0);
  state.works = false;
  health.onEnd(new StorageError('failing'));
  const all = await Promise.all(Array.from({ length: 20 }, () => health.isReady()));
  expect([new Set(all), state.tries]).toEqual([new Set([false]), 1]);
  state.now = 999;
  expect([await health.isReady(), state.tries]).toEqual([false, 1]);
  state.now = 1_000;
  state.works = true;
  expect([await health.isReady(), state.tries]).toEqual([true, 2]);
  expect([await health.isReady(), state.tries]).toEqual([true, 2]);
});

test('a change is told once, however many commits fail', () => {
  const { health, events } = open();
  for (const fault of ['failing', 'failing', 'full'] as const) health.onEnd(new StorageError(fault));
  for (const _ of [1, 2]) health.onEnd(undefined);
  expect(events.map(({ fault }) => fault)).toEqual(['failing', 'full', undefined]);
  expect(events[1]?.sentence).toMatch(
    /^Database guichet\.sqlite: its disk has too little room.*make room\.$/,
  );
});

test('a disk without room is told before anybody sends anything, and small writes do not hide it', async () => {
  const { state, health, events } = open();
  state.room = -1;
  expect(await health.isReady()).toBe(false);
  health.onEnd(undefined);
  expect(events.map(({ fault }) => fault)).toEqual(['full']);
  state.room = 1;
  expect(await health.isReady()).toBe(true);
});
