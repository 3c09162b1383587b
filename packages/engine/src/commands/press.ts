import type { FormContext, LiveField } from '../fields/live-field.ts';
import { writeValue } from '../fields/value.ts';

/** Marks the button that was pressed, and takes the mark from any other. */
export function press(button: LiveField, context: FormContext): void {
  for (const other of context.index.all()) {
    if (other.model === button.model) writeValue(other, other === button, context);
  }
}
