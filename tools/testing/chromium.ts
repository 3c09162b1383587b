export interface Chromium {
  readonly path: string;
  /** What it needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
}
