import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a device that is never idle does it after five seconds', () => {
  const requestIdleCallback = (work: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(work, options.timeout);
  };
  vi.stubGlobal('window', { requestIdleCallback });
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(4999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('a browser that does not tell when it is idle does it soon', () => {
  vi.stubGlobal('window', {});
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});
