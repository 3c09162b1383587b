/** As much of `fetch` as is asked for: the browser's, Node's, or one that tries again. */
export type Fetch = (
  url: string,
  options: {
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly credentials: 'omit';
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<FetchedAnswer>;

/** As much of a `Response` as is read. */
export interface FetchedAnswer {
  readonly status: number;
  readonly body: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    };
  } | null;
}
