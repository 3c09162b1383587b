import { afterAll, beforeAll, expect } from 'vitest';

/** Test files share a process: each leaves it as it was found. One that cannot belongs into `alone.ts`. */
const found = { state: state() };

beforeAll(() => {
  found.state = state();
});

afterAll(() => {
  expect(state(), 'This file changes its process for those after it').toEqual(found.state);
});

function state() {
  const { fetch, Date: clock, setTimeout: wait, Math: math, JSON: json } = globalThis;
  return {
    environment: { ...process.env },
    folder: process.cwd(),
    exitCode: process.exitCode,
    signals: ['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException'].map((name) => process.listenerCount(name)),
    globals: Object.getOwnPropertyNames(globalThis).sort(),
    methods: [Object, Function, Array, String, Promise].flatMap(({ name, prototype }) =>
      Object.getOwnPropertyNames(prototype).map((method) => `${name}.${method}`),
    ),
    replaceable: [fetch, clock, wait, math, json],
  };
}
