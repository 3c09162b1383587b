import { type Locale, locales } from '@guichet/definition';
import type { RunningSandbox } from '@guichet/sandbox';
import { telemetryPath } from '../metrics/telemetry-route.ts';
import type { Site } from '../pages/site.ts';
import { publicSiteSetting } from '../settings/locale-settings.ts';
import type { Settings } from '../settings/settings.ts';

/** The public site is the sandbox's where no address is set. */
export function siteOf(
  { basePath, outside, siteNames, uploads, formServiceUrl, timeZone, metrics }: Settings,
  sandbox: RunningSandbox | undefined,
): Site {
  const city = sandbox === undefined ? '' : forBrowsers(sandbox.address);
  const publicUrlOf = (locale: Locale) => {
    const address = outside.get(publicSiteSetting(locale));
    return address === null ? undefined : (address ?? `${city}/${locale}`);
  };
  return {
    base: basePath,
    names: siteNames,
    timeZone,
    publicUrls: Object.fromEntries(
      locales.flatMap((locale) => {
        const url = publicUrlOf(locale);
        return url === undefined ? [] : [[locale, url]];
      }),
    ),
    files: {
      ...(basePath !== '' && { base: basePath }),
      ...(uploads.unsetStorage !== undefined && { unsetStorage: uploads.unsetStorage }),
      ...(formServiceUrl !== undefined && { isElsewhere: true }),
    },
    ...(metrics?.pagesCount && { countsTo: `${basePath}${telemetryPath}` }),
  };
}

/** The address of a server that listens everywhere, as a browser on this machine opens it. */
export function forBrowsers(address: string): string {
  const url = new URL(address);
  return /^(0\.0\.0\.0|127\.0\.0\.1|\[::1?\])$/.test(url.hostname)
    ? `http://localhost:${url.port}`
    : url.origin;
}
