import { vi } from 'vitest';

/** A form service's response, in the shapes of Form.io's own. */
export interface StubResponse {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ReceivedRequest {
  /** `POST /permit/submission`. */
  readonly what: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** Until the page has taken the answer in. */
  readonly answered: Promise<void>;
}

/** A form service elsewhere, in the place of the network. */
export interface SmallService {
  readonly asked: readonly ReceivedRequest[];
  /** From now on `POST /permit/submission` is answered so; undefined: there is no connection. */
  answer(what: string, answer: StubResponse | undefined): void;
  /** The next answer to that waits until it is let go. */
  hold(what: string): { readonly arrived: Promise<void>; release(): void };
}

export const service = 'https://forms.example';

export function openSmallService(): SmallService {
  const answers = new Map<string, StubResponse | undefined>();
  const held = new Map<string, { arrive(): void; readonly go: Promise<void> }>();
  const asked: ReceivedRequest[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, options = {}) => {
    const url = String(to instanceof Request ? to.url : to);
    if (!url.startsWith(service)) return real(to, options);
    const what = `${options.method ?? 'GET'} ${url.slice(service.length)}`;
    const body = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    const answering = Promise.withResolvers<void>();
    asked.push({ what, headers: new Headers(options.headers), body, answered: answering.promise });
    const waiting = held.get(what);
    held.delete(what);
    const answer = answers.get(what);
    waiting?.arrive();
    await waiting?.go;
    // A task later: what follows from the answer has been done by then.
    const taken = () => setTimeout(answering.resolve);
    if (answer === undefined) {
      taken();
      throw new TypeError('Failed to fetch');
    }
    const type = answer.text === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    const bytes = new TextEncoder().encode(answer.text ?? JSON.stringify(answer.json));
    const read = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(bytes);
      controller.close();
      taken();
    };
    return new Response(new ReadableStream({ pull: read }, { highWaterMark: 0 }), {
      status: answer.status,
      headers: { 'content-type': type, ...answer.headers },
    });
  });
  return {
    asked,
    answer: (what, answer) => answers.set(what, answer),
    hold(what) {
      const arrival = Promise.withResolvers<void>();
      const going = Promise.withResolvers<void>();
      held.set(what, { arrive: arrival.resolve, go: going.promise });
      return { arrived: arrival.promise, release: going.resolve };
    },
  };
}
