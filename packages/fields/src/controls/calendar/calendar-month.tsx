import type { Locale } from '@guichet/definition';
import { formatDateParts, formatFullDay, weekdayNames } from '@guichet/engine/formats';
import type { KeyboardEvent } from 'react';
import { calendarMessages } from './calendar-messages.ts';
import { weeksOf } from './days.ts';

interface Props {
  /** The day that keys move from: the one that the Tab key reaches. */
  readonly day: string;
  readonly today: string;
  readonly chosen: string;
  readonly titleId: string;
  readonly firstOfWeek: number;
  readonly locale: Locale;
  readonly isOff: (day: string) => boolean;
  readonly onChoose: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The days of a month. One that cannot be chosen can still be reached, and says so. */
export function CalendarMonth(props: Props) {
  const { day, today, chosen, titleId, firstOfWeek, locale, isOff, onChoose, onKeyDown } = props;
  const names = weekdayNames[locale];
  const weekdays = [...names.slice(firstOfWeek), ...names.slice(0, firstOfWeek)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the ARIA practices is a table.
    <table role="grid" className="g-calendar__month" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <span className="g-visually-hidden">{weekday}</span>
              <span aria-hidden="true">{weekday.slice(0, 2)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day, firstOfWeek).map((week) => (
          <tr key={week.find((date) => date !== undefined)}>
            {week.map((date, index) =>
              date === undefined ? (
                <td key={weekdays[index]} />
              ) : (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell.
                <td key={date} aria-selected={date === chosen}>
                  <button
                    type="button"
                    data-day={date}
                    className="g-calendar__day"
                    tabIndex={date === day ? 0 : -1}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={isOff(date) || undefined}
                    aria-label={nameOf(date, isOff(date), locale)}
                    onClick={() => onChoose(date)}
                  >
                    {formatDateParts(date.slice(8), '', '', locale)}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf(day: string, isOff: boolean, locale: Locale): string {
  const words = formatFullDay(day, locale);
  return isOff ? calendarMessages[locale].cannot(words) : words;
}
