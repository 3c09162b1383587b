import type { FormContext, InternalField } from '../fields/internal-field.ts';
import { writeValue } from '../fields/value.ts';

/** Marks the button that was pressed; one that sends takes the mark from any other that does, as on Form.io's page. */
export function press(button: InternalField, context: FormContext): void {
  for (const field of context.index.all()) {
    if (field === button) writeValue(field, true, context);
    else if (field.model === button.model && sends(button) && sends(field)) writeValue(field, false, context);
  }
}

function sends({ component: { settings } }: InternalField): boolean {
  return (settings.action ?? 'submit') === 'submit';
}
