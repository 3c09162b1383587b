import { isJsonObject, type Json } from '@guichet/definition';
import { hasNoOptions, isRequired } from './fillable.ts';
import type { Rule } from './rule.ts';

/** Addresses that the server will not ask, and choices that have none. */
export const origins: Rule = ({ definition, components, dataOrigins, uploadOrigins }, report) => {
  for (const component of components) {
    const { json, path, type } = component;
    const { data, dataSrc, storage } = json;
    const isChoice = type === 'select' || type === 'radio' || type === 'selectboxes';
    if (isChoice && dataSrc === 'url')
      check(isJsonObject(data) ? data.url : undefined, `${path}.data.url`, 'DATA_ORIGINS', dataOrigins);
    if (type === 'file' && storage === 'url') check(json.url, `${path}.url`, 'UPLOAD_ORIGINS', uploadOrigins);
    if (
      component.model !== undefined &&
      hasNoOptions(component) &&
      !isRequired(component) &&
      json.hidden !== true
    )
      report(
        path,
        'noOptions',
        'There is nothing to choose here: it has no options.',
        'Write them, or remove the field.',
      );
  }
  const { settings } = definition;
  const delivery = isJsonObject(settings) ? settings.delivery : undefined;
  if (delivery !== undefined && delivery !== null && !hasDestination(delivery))
    report(
      'settings.delivery',
      'noDestination',
      'The submissions of this form are to be delivered, and no destination is named.',
      'Name an address that submissions are sent to, or remove "delivery".',
    );

  function check(
    url: Json | undefined,
    place: string,
    setting: string,
    allowed: readonly string[] | undefined,
  ): void {
    if (typeof url !== 'string' || allowed === undefined) return;
    const origin = originOf(url);
    if (origin === undefined || allowed.includes(origin)) return;
    report(
      place,
      'originNotNamed',
      `${origin} is not in ${setting}, so nothing is asked there.`,
      `Ask who runs the server to add it to ${setting}.`,
    );
  }
};

/** Undefined for an address within the site, and for one that an answer makes. */
function originOf(url: string): string | undefined {
  const start = /^https?:\/\/[^/?#{}]+/i.exec(url.trim())?.[0];
  if (start === undefined) return undefined;
  try {
    return new URL(start).origin;
  } catch {
    return undefined;
  }
}

function hasDestination(delivery: Json): boolean {
  if (delivery === false) return true;
  if (typeof delivery === 'string') return delivery.trim() !== '';
  if (Array.isArray(delivery)) return delivery.length > 0 && delivery.every(hasDestination);
  if (!isJsonObject(delivery)) return false;
  return ['to', 'email', 'emails', 'url', 'webhook', 'file', 'folder', 'destination', 'destinations'].some(
    (name) => {
      const value = delivery[name];
      return value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== '[]';
    },
  );
}
