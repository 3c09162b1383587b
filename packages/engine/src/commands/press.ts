import type { FormContext, LiveField } from '../fields/live-field.ts';
import { writeValue } from '../fields/value.ts';

/** Marks the button that was pressed, and takes the mark from any other that sends. */
export function press(button: LiveField, context: FormContext): void {
  for (const other of context.index.all()) {
    if (other === button) writeValue(other, true, context);
    else if (other.model === button.model && sends(button) && sends(other)) writeValue(other, false, context);
  }
}

/** What a button does in the form itself is done once and for all, as on Form.io's page. */
function sends({ component: { settings } }: LiveField): boolean {
  return settings.action !== 'custom' && settings.action !== 'event';
}
