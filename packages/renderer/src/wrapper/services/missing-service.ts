import type { ServiceName } from '@guichet/fields/needed-service';

/** A service that a form needs, and that nobody provides on this page. */
export interface MissingService {
  /** `destination`: a form of a special type has nowhere to go. */
  readonly service: ServiceName | 'destination';
  /** The keys of the fields that need it; none where the form goes nowhere. */
  readonly components: readonly string[];
}

/** One that fields ask. */
export interface MissingOfFields extends MissingService {
  readonly service: ServiceName;
}
