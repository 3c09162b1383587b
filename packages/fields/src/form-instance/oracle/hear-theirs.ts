import { afterAll, beforeAll, vi } from 'vitest';
import { runTheirCode } from './their-code.ts';

/** For tests: Form.io reads dates in the zone of its machine, and says on the console what it stumbles over. */
export function hearTheirs(): void {
  beforeAll(() => {
    runTheirCode();
    vi.stubEnv('TZ', 'America/Toronto');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
}
