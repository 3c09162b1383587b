/** A part of `npm run test:long`. */
export interface LongTest {
  readonly name: string;
  readonly what: string;
  /** The option without which it is not among all parts. */
  readonly needs?: 'forms';
  /** Does it, says what it sees, and returns a sentence for each fault. */
  run(options: LongOptions, print: (line: string) => void): Promise<readonly string[]>;
}

export interface LongOptions {
  readonly seed: number;
  /** How many requests are sent, about. */
  readonly requests: number;
  /** The one case that is done again. */
  readonly only: number | undefined;
  /** A folder of forms. */
  readonly forms: string | undefined;
}
