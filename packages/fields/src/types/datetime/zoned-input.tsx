import { type Field, type FieldView, follow } from '@guichet/engine';
import { type KeyboardEvent, useEffect } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { formatOf } from '../../dates/date-format.ts';
import { shownLocal } from '../../dates/shown-local.ts';
import { elementById } from '../../frame/element-by-id.ts';
import { stepClock } from './step-clock.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly width: 'date' | 'moment';
  readonly describedBy: string | undefined;
}

/**
 * A server shows a time by the city's clock; the page then learns its reader's zone, which is asked for only where there
 * is a time to show: see `deviceEnvironment`. Text being typed stays as it is.
 */
export function ZonedInput({ field, view, width, describedBy }: Props) {
  useEffect(() => {
    function write(): void {
      const input = elementById(field.id);
      const [text = ''] = field.shown();
      if (input instanceof HTMLInputElement && text !== '') input.value = text;
    }
    return follow(() => field.environment(), write);
  }, [field]);
  const more = { 'aria-describedby': describedBy, onKeyDown: (event: KeyboardEvent) => step(field, event) };
  return textInput(field, view, { type: 'text', width, more });
}

/** The arrow keys move the clock by its author's steps, as in a browser's own control for times. */
function step(field: Field, event: KeyboardEvent): void {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const { target: input } = event;
  if (by === undefined || !(input instanceof HTMLInputElement) || input.readOnly) return;
  const { component } = field;
  const local = shownLocal(field.value(), component, field.environment());
  if (local === undefined) return;
  const locale = field.locale();
  const shown = { local, format: formatOf(component.settings, locale), locale };
  const moved = stepClock(
    input.value,
    input.selectionStart ?? 0,
    by === 1 ? 1 : -1,
    shown,
    component.settings,
  );
  if (moved === undefined) return;
  event.preventDefault();
  input.value = moved.text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(moved.start, moved.end);
}
