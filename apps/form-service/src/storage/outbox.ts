/**
 * `waiting`: due now or later. `parked`: given up, until somebody sends it again. `delivered`; `dropped`: by the
 * operator, or by a limit.
 */
export const deliveryStates = ['waiting', 'parked', 'delivered', 'dropped'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery to be stored with its submission. */
export interface NewDelivery {
  /** The same in every attempt. */
  readonly id: string;
  /** The name of a destination, or of the resident's receipt. */
  readonly destination: string;
  /** The id of the submission, which is stored at the same time. */
  readonly submission: string;
  /** The resident, as a keyed hash, where a limit counts by it. */
  readonly sender?: string | undefined;
}

/** A submission on its way to one destination. Its content stands in the submission alone. */
export interface Delivery {
  readonly id: string;
  /** The alias. */
  readonly form: string;
  readonly submission: string;
  readonly reference: string;
  readonly destination: string;
  readonly sender: string | undefined;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** The next attempt, in milliseconds since 1970, like the times below. */
  readonly due: number;
  /** Why the last attempt failed, without secrets and answers. */
  readonly fault: string | undefined;
  readonly created: number;
  /** The moment in which it was delivered, parked or dropped. */
  readonly ended: number | undefined;
}

/** A worker that takes deliveries, and until when nobody else gets them. */
export interface Holding {
  readonly holder: string;
  readonly until: number;
}

/** The result of an attempt. */
export interface Attempted {
  readonly state: DeliveryState;
  /** The next attempt, where there is one. In milliseconds since 1970. */
  readonly due?: number;
  readonly fault?: string | undefined;
  readonly at: number;
  /** It does not count: the destination was not asked. */
  readonly isFree?: boolean;
  /** Attempts before it. Other than now: somebody has the delivery sent again from the start. */
  readonly before?: number;
}

/** Deliveries of one destination in one state. */
export interface OutboxSize {
  readonly destination: string;
  readonly state: 'waiting' | 'parked';
  readonly count: number;
  /** Created, in milliseconds since 1970. */
  readonly oldest: number;
}

/** A destination that wants nothing any more. */
export interface ClosedDestination {
  readonly name: string;
  readonly since: number;
  readonly reason: string;
}

/** Deliveries by their id, or all unfinished ones of a destination. */
export type DeliveryChoice = { readonly id: string } | { readonly destination: string };

/**
 * Deliveries that wait, and those that are done. Enqueuing is part of `storeSubmission`. A method's effect is durable
 * once its promise is fulfilled.
 */
export interface OutboxRows {
  /**
   * Takes the oldest deliveries of an open destination that are due and that nobody holds. Each is given to one
   * worker, of any process.
   */
  takeDue(destination: string, now: number, most: number, holding: Holding): Promise<readonly Delivery[]>;
  /** Holds a delivery for longer. False: another worker has it by now. */
  holdOn(id: string, holding: Holding): Promise<boolean>;
  /**
   * Notes the result of an attempt. False, and nothing is noted: another worker has the delivery by now, or it was
   * dropped or sent again meanwhile, which no failure undoes; that it was delivered is noted all the same.
   */
  settleDelivery(id: string, holder: string, attempted: Attempted): Promise<boolean>;
  /** Those of a submission, in the order of their destinations. */
  deliveriesOf(submission: string): Promise<readonly Delivery[]>;
  /** Waiting and parked ones, oldest first. */
  listOutbox(most: number): Promise<readonly Delivery[]>;
  outboxSizes(): Promise<readonly OutboxSize[]>;
  /** Makes waiting and parked ones due, as if they were new, and opens their destination. Gives their number. */
  retryDeliveries(choice: DeliveryChoice, now: number): Promise<number>;
  /** Drops waiting and parked ones; gives their number. */
  dropDeliveries(choice: DeliveryChoice, now: number): Promise<number>;
  closeDestination(closed: ClosedDestination): Promise<void>;
  closedDestinations(): Promise<readonly ClosedDestination[]>;
  /**
   * Takes one of `most` places that a subject has on a day. The same delivery has the same place each time. False:
   * there is none left.
   */
  takePlace(subject: string, day: string, most: number, delivery: string): Promise<boolean>;
}
