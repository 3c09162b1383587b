import { afterEach, expect, test, vi } from 'vitest';
import { createProxiedSources } from './proxied-sources.ts';

const { any } = AbortSignal;

afterEach(() => {
  AbortSignal.any = any;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const question = { form: 'permit', version: '1', component: 'city', holes: [], search: '', skip: 0 };
const sources = createProxiedSources('/choices');

/** A server that answers when `answer` says so, and a request that ends by its signal. */
function serve(answer: () => Promise<Response>): { readonly signals: readonly AbortSignal[] } {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer(), ended]);
  });
  return { signals };
}

const never = () => new Promise<never>(() => undefined);

test('choices come where a browser has no `AbortSignal.any`, as Safari before 17.4', async () => {
  Reflect.set(AbortSignal, 'any', undefined);
  serve(async () => Response.json({ items: ['Laval'] }));
  const answer = await sources.ask(question, new AbortController().signal);
  expect(answer).toEqual({ kind: 'found', items: ['Laval'], hasMore: false });
});

test('a question that is given up rejects, and its request ends', async () => {
  const { signals } = serve(never);
  const asking = new AbortController();
  const asked = sources.ask(question, asking.signal);
  asking.abort();
  await expect(asked).rejects.toBe(asking.signal.reason);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect(sources.ask(question, asking.signal)).rejects.toBe(asking.signal.reason);
  expect(signals).toHaveLength(1);
});

test('a server that is silent for 15 seconds has failed', async () => {
  const silence = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(silence.signal);
  const { signals } = serve(never);
  const asked = sources.ask(question, new AbortController().signal);
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  silence.abort();
  expect(await asked).toEqual({ kind: 'failed' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
