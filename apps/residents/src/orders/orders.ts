/** An order as the payment gateway gets it. It holds no answers, and no card data. */
export interface Order {
  /** The `app_reference_number` for the gateway. */
  readonly reference: string;
  readonly accountNumber: string;
  /** The alias. */
  readonly form: string;
  readonly version: string;
  /** The idempotency key of the opened form. */
  readonly key: string;
  /** Undefined where the form names none: see `amountOf`. */
  readonly amount: number | undefined;
  /** Milliseconds since 1970. */
  readonly placed: number;
  /** `replaced`: the resident came back and went to pay other answers. The gateway knows the payment. */
  readonly state: 'open' | 'replaced';
  /** The reference of the order that this one took the place of. */
  readonly replaces: string | undefined;
}

export interface OrderRequest extends Pick<Order, 'form' | 'version' | 'key' | 'amount' | 'placed'> {
  /** Tells a repeat from other answers under the same key. */
  readonly dataHash: string;
  /** The account number in the answers; undefined: one is generated. */
  readonly accountNumber: string | undefined;
}

/** Remembers what residents were sent to pay. */
export interface Orders {
  /**
   * The order of a form, a key and answers: the same one each time. Other answers under the key are an order of
   * their own, which replaces the former. Fulfilled when it is on the disk. A key counts for `repeatWindowMs`,
   * without it for ever. Rejected with a StorageError when it cannot be written.
   */
  place(request: OrderRequest, repeatWindowMs?: number): Promise<Order>;
  /** Whether they can be read, and more can be placed. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
