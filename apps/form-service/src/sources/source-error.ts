export type SourceFault =
  | 'unreachable'
  | 'timedOut'
  | 'failed'
  | 'redirected'
  | 'closed'
  | 'tooLarge'
  | 'malformed';

/** Why a source brought nothing that can be used. Its message holds nothing of what was asked for. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly fault: SourceFault;

  constructor(fault: SourceFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
