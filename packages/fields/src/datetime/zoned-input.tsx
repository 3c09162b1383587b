import { type Field, type FieldView, follow } from '@guichet/engine';
import { useEffect } from 'react';
import { textInput } from '../textfield/view.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly width: 'date' | 'moment';
  readonly describedBy: string | undefined;
}

/**
 * A server shows a time by the clock of the city; the page then learns the zone of whoever looks at it. What is
 * being typed stays as it is.
 */
export function ZonedInput({ field, view, width, describedBy }: Props) {
  useEffect(() => {
    function write(): void {
      const input = document.getElementById(field.id);
      const [text = ''] = field.shown();
      if (input instanceof HTMLInputElement && text !== '') input.value = text;
    }
    return follow(() => field.environment().timeZone, write);
  }, [field]);
  return textInput(field, view, { type: 'text', width, more: { 'aria-describedby': describedBy } });
}
