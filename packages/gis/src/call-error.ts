/** Why a call brought nothing that can be used. */
export type CallFault =
  /** No connection, or one that broke. A redirect counts as one: none is followed. */
  | 'unreachable'
  | 'timedOut'
  /** The service answered with another status than 200, or with an ArcGIS error under 200. */
  | 'failed'
  /** The answer is larger than any map. */
  | 'tooLarge'
  /** The answer is empty, is no JSON, or says something else than what was asked for. */
  | 'malformed';

/** The reason behind a text of the catalogue. Its message holds nothing of what was asked for. */
export class MapCallError extends Error {
  override readonly name = 'MapCallError';
  readonly fault: CallFault;

  constructor(fault: CallFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
