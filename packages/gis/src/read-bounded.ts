import { MapCallError } from './call-error.ts';
import type { FetchedAnswer } from './fetch.ts';

/** Bytes of an answer, unpacked: forestry areas with some hundred thousand corners. */
const largestAnswer = 8 * 1024 * 1024;

/** The text of an answer in UTF-8, read no further than its bound. */
export async function readBounded({ body }: FetchedAnswer): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value?.length ?? 0;
    if (size > largestAnswer)
      throw new MapCallError('tooLarge', `The answer is larger than ${largestAnswer} bytes.`);
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
