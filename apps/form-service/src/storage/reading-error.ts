/** An error that the caller can fix: its message says how. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
}
