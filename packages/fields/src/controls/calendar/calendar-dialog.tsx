import type { Field } from '@guichet/engine';
import { isDisabledDay, localTextOf, zoneOf } from '@guichet/engine/dates';
import { formatDay } from '@guichet/engine/formats';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { partId } from '../../frame/part-id.ts';
import { calendarMessages } from './calendar-messages.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { addDays, addMonths, firstDay, lastDay, placeInWeek } from './days.ts';

interface Props {
  readonly field: Field;
  /** The day that is filled in; empty: none. */
  readonly chosen: string;
  /** Undefined: closed without a choice. */
  readonly onClose: (chosen: string | undefined) => void;
}

/** A month of days as the ARIA practices have it: the focus is on one of them, and keys move it. */
export function CalendarDialog({ field, chosen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const choice = useRef<string>(undefined);
  const followsFocus = useRef(true);
  const { settings } = field.component;
  const environment = field.environment();
  const today = localTextOf(environment.now, zoneOf(settings, environment)).slice(0, 10);
  const [limits] = useState(() => field.dayLimits());
  const { first = firstDay, last = lastDay } = limits;
  const [day, setDay] = useState(() => within(chosen === '' ? today : chosen, first, last));
  const locale = field.locale();
  const messages = calendarMessages[locale];
  const firstOfWeek = typeof settings.startingDay === 'number' ? settings.startingDay : 0;
  const titleId = partId(field, 'month');

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  useLayoutEffect(() => {
    if (followsFocus.current) dialog.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    followsFocus.current = false;
  }, [day]);

  function move(event: KeyboardEvent): void {
    const next = dayBy(event, day, firstOfWeek);
    if (next === undefined) return;
    event.preventDefault();
    followsFocus.current = true;
    setDay(next);
  }

  function choose(next: string): void {
    if (isOff(next)) return;
    choice.current = next;
    dialog.current?.close();
  }

  function isOff(date: string): boolean {
    return date < first || date > last || isDisabledDay(date, settings);
  }

  const turns = [
    [messages.previousYear, -12, '\u00ab'],
    [messages.previousMonth, -1, '‹'],
    [messages.nextMonth, 1, '›'],
    [messages.nextYear, 12, '\u00bb'],
  ] as const;
  const [yearBack, monthBack, monthOn, yearOn] = turns.map(([label, months, sign]) => (
    <button
      key={label}
      type="button"
      className="g-calendar__turn"
      aria-label={label}
      onClick={() => setDay(addMonths(day, months))}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  ));

  return (
    <dialog
      ref={dialog}
      className="g-dialog g-calendar"
      aria-label={messages.choose(field.name())}
      aria-describedby={partId(field, 'keys')}
      onClose={() => onClose(choice.current)}
    >
      <div className="g-calendar__head">
        {yearBack}
        {monthBack}
        <h2 id={titleId} className="g-calendar__title" aria-live="polite">
          {formatDay(day.slice(0, 7), locale)}
        </h2>
        {monthOn}
        {yearOn}
      </div>
      <CalendarMonth
        day={day}
        today={today}
        chosen={chosen}
        titleId={titleId}
        firstOfWeek={firstOfWeek}
        locale={locale}
        isOff={isOff}
        onChoose={choose}
        onKeyDown={move}
      />
      <p id={partId(field, 'keys')} className="g-visually-hidden">
        {messages.keys}
      </p>
      <button type="button" className="g-button g-button--secondary" onClick={() => dialog.current?.close()}>
        {messages.close}
      </button>
    </dialog>
  );
}

function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** Where a key leads. */
function dayBy({ key, shiftKey }: KeyboardEvent, day: string, firstOfWeek: number): string | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day, firstOfWeek));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, firstOfWeek));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
