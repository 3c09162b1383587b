import type { Field } from '@guichet/engine';
import { formatOf, writeDate } from '../../dates/date-format.ts';
import { shownLocal } from '../../dates/shown-local.ts';
import { elementById } from '../../frame/element-by-id.ts';

/**
 * Writes a day that was chosen into the input, as if it had been typed there and left, with the time that stands
 * there. Where a time is asked for and none stands there, the input takes the focus for it.
 */
export function takeDay(field: Field, day: string): void {
  const input = elementById(field.id);
  if (!(input instanceof HTMLInputElement)) return;
  const { settings } = field.component;
  const locale = field.locale();
  const before = shownLocal(field.value(), field.component, field.environment());
  const lacksTime = settings.enableTime !== false && before === undefined;
  const format = formatOf(lacksTime ? { ...settings, enableTime: false } : settings, locale);
  const text = writeDate(`${day}${before?.slice(10) ?? 'T00:00:00'}`, format, locale);
  input.value = lacksTime ? `${text} ` : text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (!lacksTime) {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return;
  }
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}
