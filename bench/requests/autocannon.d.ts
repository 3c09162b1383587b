/** As much of autocannon as we use; it brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly amount: number;
    /** Seconds until an answer. */
    readonly timeout: number;
    readonly requests: readonly AutocannonRequest[];
  }
  interface AutocannonRequest {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
    readonly setupRequest?: (request: AutocannonRequest) => AutocannonRequest;
  }
  interface Result {
    readonly errors: number;
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }
  interface Running extends PromiseLike<Result> {
    on(event: 'response', listener: () => void): void;
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so, and these types describe that
  export default function autocannon(options: Options): Running;
  export type { AutocannonRequest };
}
