import type { Condition, Model } from '@guichet/engine/prepared';

/** A prepared component, by the names that conditions may give it. */
export interface Placed {
  readonly id: string;
  /** Where it stands in the JSON. */
  readonly path: string;
  readonly key: string;
  /** Its key below those of the data containers around it. */
  readonly dataPath: string;
  /** The same with the keys of layouts. */
  readonly fullPath: string;
  readonly data: Model['data'];
  /** True for one of several that keep one value together. */
  readonly isShared: boolean;
  /** Whether it, or something around it, is not always visible. */
  readonly isConditional: boolean;
  readonly condition: Condition | undefined;
}
