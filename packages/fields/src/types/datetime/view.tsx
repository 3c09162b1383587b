import type { Field, FieldView } from '@guichet/engine';
import { CalendarButton } from '../../controls/calendar/calendar-button.tsx';
import { formatOf } from '../../dates/date-format.ts';
import { describeFormat } from '../../dates/describe-format.ts';
import { describedBy, framed } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { withHint } from '../../frame/with-hint.ts';
import { hasZone, ZoneNote } from './zone-note.tsx';
import { ZonedInput } from './zoned-input.tsx';

/** One line to type into, whatever way the date is written. */
export function DatetimeView({
  field,
  view: fieldView,
}: {
  readonly field: Field;
  readonly view: FieldView;
}) {
  const { settings } = field.component;
  const view = withHint(fieldView, describeFormat(formatOf(settings, fieldView.locale), fieldView.locale));
  const isZoned = hasZone(field);
  const described = [describedBy(field, view), isZoned && partId(field, 'zone')].filter(Boolean).join(' ');
  return framed(
    field,
    view,
    <div className="g-date">
      <ZonedInput
        field={field}
        view={view}
        width={settings.enableTime === false ? 'date' : 'moment'}
        describedBy={described}
      />
      {settings.enableDate !== false && !view.isReadOnly && (
        <CalendarButton field={field} disabled={view.disabled} />
      )}
      {isZoned && <ZoneNote field={field} />}
    </div>,
  );
}
