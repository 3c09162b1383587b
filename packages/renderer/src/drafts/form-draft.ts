import type { JsonObject } from '@guichet/definition';
import type { FieldTransientState, OpenRowData, WizardPositionData } from '@guichet/engine';

/** A form that is not sent yet, as far as it was filled in. */
export interface FormDraft {
  readonly data: JsonObject;
  readonly place?: WizardPositionData | undefined;
  readonly openRows?: readonly OpenRowData[];
  readonly transientStates?: readonly FieldTransientState[];
}
