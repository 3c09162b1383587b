import { isJsonObject, type Json } from '@guichet/definition';
import { allCode, hasNoOptions, isExplained } from './fillable.ts';
import type { Rule } from './rule.ts';
import { listOf } from './unknown-settings.ts';

/** Addresses that the server will not ask, choices that have none, and deliveries that go nowhere. */
export const origins: Rule = (
  { definition, components, dataOrigins, uploadOrigins, destinations },
  report,
) => {
  const code = allCode(components);
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
      !isExplained(component, code) &&
      json.hidden !== true
    )
      report(
        path,
        'noOptions',
        'There is nothing to choose here: it has no options.',
        'Write them, or remove the field.',
      );
  }
  const named = isJsonObject(definition.settings) ? definition.settings.delivery : undefined;
  const names = (Array.isArray(named) ? named : [named]).filter((name) => typeof name === 'string');
  if (Array.isArray(named) && named.length === 0)
    report(
      'settings.delivery',
      'noDestination',
      'Submissions are to be delivered, and no destination is named.',
      'Write a list of names, such as ["permits-office"], or remove "delivery".',
    );
  for (const name of names)
    if (destinations !== undefined && name !== '' && !destinations.includes(name))
      report(
        'settings.delivery',
        'noDestination',
        `DELIVERY_FILE names no destination "${name.slice(0, 100)}", so submissions wait for it.`,
        destinations.length === 0 ? 'Ask who runs the server to name it.' : `Use ${listOf(destinations)}.`,
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
