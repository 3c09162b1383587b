import type { FormContext, InternalField } from '../fields/internal-field.ts';
import { writeValue } from '../fields/value.ts';

/** Marks the button that was pressed; one that sends takes the mark from any other that does, as on Form.io's page. */
export function press(button: InternalField, context: FormContext): void {
  for (const other of context.index.all()) {
    if (other === button) writeValue(other, true, context);
    else if (other.model === button.model && sends(button) && sends(other)) writeValue(other, false, context);
  }
}

function sends({ component: { settings } }: InternalField): boolean {
  return (settings.action ?? 'submit') === 'submit';
}
