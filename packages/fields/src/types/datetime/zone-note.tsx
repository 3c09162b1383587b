import type { Field } from '@guichet/engine';
import { zoneOf } from '@guichet/engine/dates';
import { useCallback } from 'react';
import { dateMessages } from '../../dates/messages.ts';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';

/** Says in which time zone a time is meant, where that is not the reader's own. */
export function ZoneNote({ field }: { readonly field: Field }) {
  const words = useFollowed(useCallback(() => formatZone(field), [field]));
  return (
    <span id={partId(field, 'zone')} className="g-date__zone">
      {words}
    </span>
  );
}

/** Whether a field may have to say its time zone. */
export function hasZone({ component: { settings } }: Field): boolean {
  return settings.zone !== undefined && settings.enableTime !== false;
}

/** By the place that a zone is named after: its other names differ from browser to browser. */
function formatZone(field: Field): string {
  const environment = field.environment();
  const zone = zoneOf(field.component.settings, environment);
  const messages = dateMessages[field.locale()];
  if (zone === environment.timeZone) return '';
  if (/^[+-]/.test(zone)) return messages.offset(zone);
  const place = zone.split('/').at(-1) ?? zone;
  return zone.includes('/') ? messages.zone(place.replaceAll('_', ' ')) : messages.utc;
}
