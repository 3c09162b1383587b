import type { ServiceName } from '@guichet/fields/needed-service';

/** A service that fields of a form need, and that nobody provides. */
export interface MissingService {
  readonly service: ServiceName;
  /** The keys of those fields. */
  readonly components: readonly string[];
}
