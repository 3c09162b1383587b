import { isJsonObject, type Json } from '@guichet/definition';
import { boundedFetch } from './bounded-fetch.ts';
import { type ClientOptions, createCall } from './call.ts';
import { maxFormCount } from './create-client.ts';
import { listIn } from './parse-answer.ts';

/** A form with settings that were asked for. */
export interface FormSettings {
  readonly path: string;
  /** Their names, without `settings.`. */
  readonly names: readonly string[];
}

/**
 * Which forms of a service have some of these settings, with one request; undefined where it cannot be asked for that.
 * A service that lists fewer settings than it was asked for gives away fewer forms.
 */
export async function listSettings(
  options: ClientOptions,
  names: readonly string[],
): Promise<readonly FormSettings[] | undefined> {
  const call = createCall({ ...options, fetch: boundedFetch(options.fetch) });
  const select = ['path', ...names.map((name) => `settings.${name}`)].join();
  const called = await call(`form?type=form&limit=${maxFormCount}&select=${select}`, 'GET', {});
  if (called.kind === 'failed' || ![200, 206].includes(called.answer.status)) return undefined;
  return listIn(called.answer)?.flatMap(({ path, settings }) => {
    const set = names.filter((name) => isSet(isJsonObject(settings) ? settings[name] : undefined));
    return typeof path === 'string' && set.length > 0 ? [{ path, names: set }] : [];
  });
}

function isSet(value: Json | undefined): boolean {
  return value !== undefined && value !== null;
}
