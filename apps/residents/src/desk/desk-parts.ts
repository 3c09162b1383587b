import type { Desk, Operators, Senders } from '@guichet/form-service';
import type { Site } from '../pages/site.ts';
import type { Drawing } from '../server/draw.tsx';

/** The dependencies of the pages for clerks. */
export interface DeskParts {
  readonly desk: Desk;
  readonly operators: Operators;
  /** Signs sessions. */
  readonly secret: string;
  readonly site: Site;
  readonly drawing: Drawing;
  readonly senders: Senders;
  readonly now: () => number;
}
