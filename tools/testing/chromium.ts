export interface Chromium {
  readonly path: string;
  /** Its environment variables. */
  readonly env: Readonly<Record<string, string>>;
}
