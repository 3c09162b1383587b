import type { Json, JsonObject } from '@guichet/definition';
import type { OurRuleName } from '../rule-name.ts';
import type { RuleCase } from './validate.ts';

/** A table of values for which Form.io's rule and ours must agree. */
export interface ComparedForm {
  readonly theirs: string;
  readonly ours: readonly OurRuleName[];
  /** As an author writes it. */
  readonly component: JsonObject;
  /** As preparation makes it. */
  readonly prepared?: RuleCase;
  readonly values: readonly (Json | undefined)[];
}
