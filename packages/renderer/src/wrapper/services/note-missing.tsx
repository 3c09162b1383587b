import { neededService } from '@guichet/fields/needed-service';
import type { View, Views } from '@guichet/fields/views';
import { missingMessages } from './missing-messages.ts';
import type { MissingOfFields } from './missing-service.ts';

/** Views that say, before each field whose service is missing, what a resident can do without it. */
export function noteMissing(views: Views, missing: readonly MissingOfFields[]): Views {
  if (missing.length === 0) return views;
  const names = new Set(missing.map(({ service }) => service));
  const noted =
    (draw: View): View =>
    ({ field, view }) => {
      const service = neededService(field.component);
      if (service === undefined || !names.has(service) || view.isReadOnly) return draw({ field, view });
      return (
        <>
          <p className="g-notice">{missingMessages[service][view.locale]}</p>
          {draw({ field, view })}
        </>
      );
    };
  return Object.fromEntries(Object.entries(views).map(([type, draw]) => [type, noted(draw)]));
}
