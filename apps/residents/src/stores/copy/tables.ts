/** A table of both databases, with the columns that are copied. */
export interface CopiedTable {
  readonly name: string;
  /** SQLite's file. */
  readonly file: 'guichet.sqlite' | 'ledger.sqlite' | 'orders.sqlite';
  readonly columns: readonly string[];
  /** Columns that name a row, in an order that both databases sort the same way: by bytes. */
  readonly key: readonly string[];
  /** Rows come in the order in which they were written. Without it, by their key. */
  readonly isSequence?: true;
  /** A condition on the rows that are copied. */
  readonly where?: string;
}

/** In an order in which rows may name rows of earlier tables. */
export const copiedTables: readonly CopiedTable[] = [
  {
    name: 'form_versions',
    file: 'guichet.sqlite',
    columns: ['version', 'public_version', 'form', 'definition', 'first_served'],
    key: ['version', 'form'],
    isSequence: true,
  },
  {
    name: 'submissions',
    file: 'guichet.sqlite',
    columns: [
      ...[
        'id',
        'form',
        'version',
        'key',
        'data_hash',
        'reference',
        'data',
        'returned',
        'metadata',
        'received',
      ],
    ],
    key: ['id', 'form'],
    isSequence: true,
  },
  {
    name: 'uploads',
    file: 'guichet.sqlite',
    columns: [
      ...[
        'id',
        'form',
        'field',
        'name',
        'original_name',
        'claimed_type',
        'type',
        'size',
        'is_private',
        'scan',
      ],
      ...['client', 'created', 'submission', 'keeper', 'kept'],
    ],
    key: ['id', 'form'],
    // A file that has not arrived whole lies beside the server, and is sent again.
    where: "scan <> 'arriving'",
  },
  {
    // Without who holds a delivery at this moment: nobody does while both are stopped.
    name: 'outbox',
    file: 'guichet.sqlite',
    columns: [
      ...['id', 'form', 'submission', 'reference', 'destination', 'sender', 'state', 'attempts'],
      ...['due', 'fault', 'created', 'ended'],
    ],
    key: ['id', 'form'],
  },
  {
    name: 'closed_destinations',
    file: 'guichet.sqlite',
    columns: ['name', 'since', 'reason'],
    key: ['name'],
  },
  {
    name: 'mail_places',
    file: 'guichet.sqlite',
    columns: ['subject', 'day', 'number', 'delivery'],
    key: ['subject', 'day', 'number'],
  },
  {
    name: 'deletions',
    file: 'guichet.sqlite',
    columns: ['reference', 'form', 'key_hash', 'received_day', 'deleted', 'reason', 'actor'],
    key: ['reference', 'form'],
  },
  {
    name: 'deleted_counts',
    file: 'guichet.sqlite',
    columns: ['form', 'day', 'count'],
    key: ['form', 'day'],
  },
  {
    name: 'audit',
    file: 'guichet.sqlite',
    columns: ['id', 'at', 'operator', 'action', 'form', 'reference'],
    key: ['id'],
  },
  {
    // A kept cookie of a session that was signed out of would open the desk again.
    name: 'ended_sessions',
    file: 'guichet.sqlite',
    columns: ['session', 'until'],
    key: ['session'],
  },
  {
    name: 'sign_in_tries',
    file: 'guichet.sqlite',
    columns: ['sender', 'count', 'until'],
    key: ['sender'],
  },
  {
    // Servers search the submissions for the values themselves, from the next start on.
    name: 'unique_paths',
    file: 'guichet.sqlite',
    columns: ['form', 'path'],
    key: ['form', 'path'],
  },
  {
    name: 'sendings',
    file: 'ledger.sqlite',
    columns: ['form', 'key', 'data_hash', 'state', 'owner', 'started', 'service_id', 'reference'],
    key: ['form', 'key'],
  },
  {
    name: 'orders',
    file: 'orders.sqlite',
    columns: [
      ...[
        'reference',
        'account',
        'form',
        'version',
        'key',
        'data_hash',
        'amount',
        'placed',
        'state',
        'replaces',
      ],
    ],
    key: ['reference', 'form'],
    isSequence: true,
  },
];
