import type { Readable } from 'node:stream';

export type ScanVerdict =
  | { readonly kind: 'clean' }
  /** `signature`: what the scanner calls it. */
  | { readonly kind: 'infected'; readonly signature: string }
  /** The scanner could not look at the whole of it. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The scanner cannot be reached. */
  | { readonly kind: 'away'; readonly reason: string };

/** Scans files for malware. Never throws. */
export interface Scanner {
  /** Refuses a file that it cannot scan; otherwise the file waits, and nobody gets it meanwhile. */
  readonly isRequired: boolean;
  scanFile(path: string): Promise<ScanVerdict>;
  scanStream(bytes: Readable): Promise<ScanVerdict>;
}
