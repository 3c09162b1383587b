import type { Readable } from 'node:stream';

export type ScanVerdict =
  | { readonly kind: 'clean' }
  /** `signature`: what the scanner calls it. */
  | { readonly kind: 'infected'; readonly signature: string }
  /** The scanner is away, or could not look at the whole of it. */
  | { readonly kind: 'failed'; readonly reason: string };

/** What looks for harm in files. Never throws. */
export interface Scanner {
  /** What it cannot look at is refused; else it waits, and is given to nobody meanwhile. */
  readonly isRequired: boolean;
  scanFile(path: string): Promise<ScanVerdict>;
  scanStream(bytes: Readable): Promise<ScanVerdict>;
}
