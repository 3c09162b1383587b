/** An error as ArcGIS Server returns it: with HTTP 200. */
export class ArcgisError extends Error {
  readonly code: number;
  readonly details: readonly string[];

  constructor(details: string, message = 'Unable to complete operation.', code = 400) {
    super(message);
    this.name = 'ArcgisError';
    this.code = code;
    this.details = [details];
  }

  body() {
    return { error: { code: this.code, message: this.message, details: this.details } };
  }
}
