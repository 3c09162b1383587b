/** Bytes of an answer: more than the largest known definition ten times over. */
export const largestAnswer = 16 * 1024 * 1024;

/** As much of a `Response` as is read here. `body` is missing where a call stays in the process. */
export interface ReadableAnswer {
  readonly status: number;
  readonly body?: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  } | null;
  text(): Promise<string>;
}

/** The text of an answer; undefined when it is larger than any may be: what follows is not waited for. */
export async function readBounded(answer: ReadableAnswer, most = largestAnswer): Promise<string | undefined> {
  if (answer.body === undefined || answer.body === null) {
    const text = await answer.text();
    return text.length > most ? undefined : text;
  }
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value?.length ?? 0;
    if (size > most) {
      // Whether the sender takes note is not waited for either.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
