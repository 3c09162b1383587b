import { dateConditions } from '@guichet/engine/features/date-conditions';
import { dateRules, dates } from '@guichet/engine/features/dates';
import type { View } from '../frame/view.ts';
import { datetimeModel } from '../types/datetime/model.ts';
import { DatetimeView } from '../types/datetime/view.tsx';
import { withCalendar } from '../types/textfield/with-calendar.ts';
import type { Feature } from './feature.ts';

/** Dates with a calendar, and conditions on dates. */
export const feature: Feature = {
  models: { datetime: datetimeModel },
  adapt: (model, type) => (type === 'textfield' ? withCalendar(model) : model),
  abilities: { dateConditions, dates },
  rules: dateRules,
  views: { datetime: DatetimeView },
  wrap: (draw, type) => (type === 'textfield' ? orCalendar(draw) : draw),
};

/** A line of text is a date where its author gave it a calendar. */
function orCalendar(draw: View): View {
  return (props) =>
    props.field.component.settings.isKeptAsText === true ? DatetimeView(props) : draw(props);
}
