import { createProxiedSources } from '@guichet/fields/proxied-sources';
import { createMaps, proxiedAddresses } from '@guichet/gis';
import type { Services } from './provided-services.ts';
import { createSiteFiles } from './site-files.ts';
import type { SiteOfForm } from './site-of-form.ts';

/** The services of the site that a form was loaded from. */
export function createSiteServices(site: SiteOfForm): Services {
  const { url, version } = site;
  const sources = createProxiedSources(`${url}/choices`);
  return {
    maps: createMaps(proxiedAddresses(`${url}/gis`)),
    choices: { ask: (question, signal) => sources.ask({ ...question, version }, signal) },
    fileService: createSiteFiles(site),
  };
}
