import { isJsonObject } from '@guichet/definition';
import { dateLimits } from '../dates.ts';
import { textSettings } from '../define-model.ts';
import { defineText } from '../define-text.ts';

/** A date, a time, or both. Value: ISO 8601 with its offset, `2026-03-05T09:30:00-05:00`; empty `''`. */
export const datetimeModel = defineText({
  label: { en: 'Date / Time', fr: 'Date et heure' },
  rules: ['date', 'maxDate', 'minDate', 'required'],
  settings({ widget, datePicker, enableTime, enableDate, format }) {
    const limits = [widget, datePicker].filter(isJsonObject);
    return {
      ...dateLimits(...limits),
      ...(enableTime === false && { enableTime }),
      ...(enableDate === false && { enableDate }),
      ...textSettings({ format }, ['format']),
    };
  },
  isEmpty: (value) => typeof value !== 'string' || /^(\s*|invalid date)$/i.test(value),
});
