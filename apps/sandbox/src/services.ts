import { addressLocator } from './address-locator/service.ts';
import { addressProvider } from './address-provider/service.ts';
import { mail } from './mail/service.ts';
import { mailingList } from './mailing-list/service.ts';
import { guestParkingZones, innerUrban, parcels, parkingZones, suburban } from './map-layers/services.ts';
import { openData } from './open-data/service.ts';
import { payment } from './payment/service.ts';
import { publicSite } from './public-site/service.ts';
import type { Service } from './service.ts';
import { treePermits } from './tree-permits/service.ts';
import { webhook } from './webhook/service.ts';

/** The services of the city, as `POST /faults` and `GET /received` name them. */
export const serviceNames = [
  'publicSite',
  'addressLocator',
  'addressProvider',
  'parcels',
  'parkingZones',
  'guestParkingZones',
  'innerUrban',
  'suburban',
  'payment',
  'treePermits',
  'mailingList',
  'openData',
  'mail',
  'webhook',
] as const;

export type ServiceName = (typeof serviceNames)[number];

export const services: Readonly<Record<ServiceName, Service>> = {
  publicSite,
  addressLocator,
  addressProvider,
  parcels,
  parkingZones,
  guestParkingZones,
  innerUrban,
  suburban,
  payment,
  treePermits,
  mailingList,
  openData,
  mail,
  webhook,
};

export function isServiceName(value: unknown): value is ServiceName {
  return serviceNames.some((name) => name === value);
}
