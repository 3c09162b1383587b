import type { Fetch, FetchedAnswer } from './call.ts';

/** Bytes of an answer: more than the largest known definition ten times over. */
const largestAnswer = 16 * 1024 * 1024;

/** A `fetch` whose answers are read up to a bound. A larger one reads as empty, and the rest is not waited for. */
export function boundedFetch(fetch: Fetch): Fetch {
  return async (url, options) => {
    const answer = await fetch(url, options);
    return { status: answer.status, text: () => readBounded(answer) };
  };
}

async function readBounded(answer: FetchedAnswer): Promise<string> {
  const { body } = answer;
  if (body === undefined || body === null) return answer.text();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let read = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value?.length ?? 0;
    if (size > largestAnswer) {
      // Whether the sender takes note is not waited for either.
      reader.cancel().catch(() => undefined);
      return '';
    }
    read += decoder.decode(part.value, { stream: true });
  }
  return read + decoder.decode();
}
