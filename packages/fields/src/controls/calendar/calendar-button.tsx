import type { Field } from '@guichet/engine';
import { formatFullDay } from '@guichet/engine/formats';
import { useCallback, useState } from 'react';
import { shownLocal } from '../../dates/shown-local.ts';
import { createLazyPart } from '../../frame/lazy-part.ts';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { calendarMessages } from './calendar-messages.ts';
import { takeDay } from './take-day.ts';

interface Props {
  readonly field: Field;
  readonly disabled: boolean;
}

const useCalendar = createLazyPart(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);

/** Opens a calendar beside the input. Until the calendar has come it is not there; its room is kept. */
export function CalendarButton({ field, disabled }: Props) {
  const calendar = useCalendar(true);
  const isHere = calendar.state === 'here';
  const [isOpen, setOpen] = useState(false);
  const day = useFollowed(useCallback(() => dayShown(field), [field]));
  const [locale, name] = [field.locale(), field.name()];
  const messages = calendarMessages[locale];

  function close(chosen: string | undefined): void {
    setOpen(false);
    // A dialog that closes gives the focus back first.
    if (chosen !== undefined) takeDay(field, chosen);
  }

  return (
    <>
      <button
        id={partId(field, 'calendar')}
        type="button"
        className="g-button g-button--secondary g-date__button"
        aria-haspopup="dialog"
        aria-label={
          isHere && day !== '' ? messages.change(name, formatFullDay(day, locale)) : messages.choose(name)
        }
        disabled={disabled}
        hidden={!isHere}
        onClick={() => setOpen(true)}
      >
        <svg className="g-date__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 2v3M17 2v3M3 9h18M4 5h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z" />
        </svg>
      </button>
      {isOpen && isHere && <calendar.part field={field} chosen={day} onClose={close} />}
    </>
  );
}

/** The day that is filled in; empty while there is none. */
function dayShown(field: Field): string {
  return shownLocal(field.value(), field.component, field.environment())?.slice(0, 10) ?? '';
}
