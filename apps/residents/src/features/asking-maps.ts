import { createMaps, proxiedAddresses } from '@guichet/gis';

/** Asks the city's map by way of this site. */
export const askingMaps = () => ({ maps: createMaps(proxiedAddresses('/gis')) });
