import { createMaps, proxiedAddresses } from '@guichet/gis';
import type { SiteBase } from '../pages/site.ts';

/** Asks the city's map by way of this site. */
export const askingMaps = ({ base }: SiteBase) => ({ maps: createMaps(proxiedAddresses(`${base}/gis`)) });
