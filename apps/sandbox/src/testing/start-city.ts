import { afterAll, beforeAll } from 'vitest';
import type { SandboxAddresses } from '../addresses.ts';
import { type RunningSandbox, startSandbox } from '../sandbox.ts';

/** The whole sandbox over a real socket, for the tests of one file. */
export function startCity() {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await startSandbox({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => running?.close());

  function city(): RunningSandbox {
    if (running === undefined) throw new Error('The sandbox has not started.');
    return running;
  }
  return {
    address: (path = '') => `${city().address}${path}`,
    of: (name: keyof SandboxAddresses, path = '') => `${city().addresses[name]}${path}`,
  };
}
