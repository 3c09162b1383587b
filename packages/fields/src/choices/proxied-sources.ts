import { isJsonObject, type Json } from '@guichet/definition';
import type { SourceAnswer, Sources } from './sources.ts';

/** How long a page waits, in milliseconds: longer than its server does, so that it gets the outcome. */
const timeout = 15_000;

/** Asks our own server for choices that stand elsewhere. The query travels in the body: it is in no log. */
export function createProxiedSources(address: string): Sources {
  return {
    async ask(question, signal) {
      signal?.throwIfAborted();
      // One for both ends: Safari before 17.4 has no `AbortSignal.any`.
      const ending = new AbortController();
      for (const abortSignal of [signal, AbortSignal.timeout(timeout)])
        abortSignal?.addEventListener('abort', () => ending.abort());
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(question),
          signal: ending.signal,
        });
        if (response.status === 409) return { kind: 'refused' };
        return response.ok ? answerIn(await response.json()) : { kind: 'failed' };
      } catch {
        signal?.throwIfAborted();
        return { kind: 'failed' };
      }
    },
  };
}

function answerIn(answer: Json): SourceAnswer {
  if (!isJsonObject(answer) || !Array.isArray(answer.items)) return { kind: 'failed' };
  return { kind: 'found', items: answer.items, hasMore: answer.hasMore === true };
}
