import type { RandomSource } from '../random.ts';
import type { Facts } from './facts.ts';

export type Header = readonly [name: string, value: string];

/** One request, down to what no client of good manners sends. */
export interface RawRequest {
  readonly method: string;
  /** As it stands in the first line: nothing is encoded. One character is one byte. */
  readonly path: string;
  readonly headers?: readonly Header[];
  readonly body?: Buffer | string;
  /**
   * `whole`: at once, on a connection that is used again. `slow`: in pieces. `cut`: half of the body, then the end of what
   * is sent. `gone`: half of it, then the connection is broken.
   */
  readonly manner?: 'whole' | 'slow' | 'cut' | 'gone';
}

export interface RawResponse {
  /** Undefined where the connection ended without one. */
  readonly status: number | undefined;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** The tools of a case. Each request is validated as its answer comes. */
export interface Doing {
  readonly random: RandomSource;
  readonly facts: Facts;
  send(sending: RawRequest): Promise<RawResponse>;
  /** Says what is wrong, when it is not true. */
  expect(isTrue: boolean, sentence: string): void;
  /** A submission was acknowledged: it must be stored when all is over. */
  acknowledged(received: Received): void;
}

export interface Received {
  readonly kind: 'submission' | 'order' | 'file';
  /** Its reference; of a file its id. */
  readonly name: string;
  readonly form?: string;
  readonly key?: string | undefined;
}

/** Makes cases of one sort. */
export interface Kind {
  readonly name: string;
  /** The routes that it is for, as the app names them: `POST /api/*`. */
  readonly covers: readonly string[];
  /** How often it comes, beside the others. */
  readonly weight: number;
  run(doing: Doing): Promise<void>;
}
