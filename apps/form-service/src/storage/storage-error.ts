/**
 * Why something could not be stored. `busy`: another process held the database for too long, or too much waits for
 * it. `full`: the disk has no room for it. `replaced`: the database was removed or replaced while it was open.
 * `preparing`: earlier submissions are still being searched. `failing`: anything else. After `busy`, `full` and
 * `preparing` nothing was stored for certain.
 */
export type StorageFault = 'busy' | 'full' | 'replaced' | 'preparing' | 'failing';

const sentences: Readonly<Record<StorageFault, string>> = {
  busy: 'Another process kept the database locked for too long.',
  full: 'The disk has no room for it.',
  replaced: 'The database was removed or replaced while it was open.',
  preparing: 'Earlier submissions are still being searched for values that must be unique.',
  failing: 'The database cannot be written.',
};

/** Something was not stored, without a fault of its sender. It may be sent again under the same key. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(sentences[fault], options);
    this.fault = fault;
  }
}
