import { isJsonObject } from '@guichet/definition';
import type { UploadField } from './upload-field.ts';

/**
 * Headers that an author may send to another server: credentials (`Authorization`), a language, and that server's own
 * names (`X-...`). Never what describes the request itself, nor what would pass for a proxy's word of the resident.
 */
const passed =
  /^(authorization|accept-language|prefer|x-(?!forwarded|real-ip|client-ip|http-method)[\w-]+)$/i;
const value = /^[\t\x20-\x7e\xa0-\xff]{0,4096}$/;

/** The headers of a field's `options` that go to its server, with names in small letters. */
export function authorHeaders({ component }: UploadField): Readonly<Record<string, string>> {
  const { options } = component.settings;
  const headers = isJsonObject(options) && isJsonObject(options.headers) ? options.headers : {};
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, given]) =>
      typeof given === 'string' && passed.test(name) && value.test(given)
        ? [[name.toLowerCase(), given]]
        : [],
    ),
  );
}
