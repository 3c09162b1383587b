import { publicSite } from './public-site/service.ts';
import type { Service } from './service.ts';

/** The services of the city, as `POST /faults` and `GET /received` name them. */
export const serviceNames = [
  'publicSite',
  'addressLocator',
  'parcels',
  'parkingZones',
  'guestParkingZones',
  'innerUrban',
  'suburban',
  'payment',
  'treePermits',
  'mailingList',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Those that the city has; the others answer to their name only. */
export const services: Readonly<Partial<Record<ServiceName, Service>>> = { publicSite };

export function isServiceName(value: unknown): value is ServiceName {
  return serviceNames.some((name) => name === value);
}
