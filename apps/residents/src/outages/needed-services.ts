import type { PageForm, PreparedComponent } from '@guichet/engine';
import { specialFlowOf } from '../server/special-flows.ts';
import type { OutsideAddress } from '../settings/outside-addresses.ts';

type Form = Pick<PageForm, 'components' | 'submissionType'>;

const layersByFeatures: Readonly<Record<string, readonly OutsideAddress[]>> = {
  ParkingPermit: ['PARCEL_LAYER_URL', 'PARKING_ZONE_LAYER_URL'],
  GuestPermit: ['PARCEL_LAYER_URL', 'GUEST_PARKING_ZONE_LAYER_URL'],
  TreePermit: ['PARCEL_LAYER_URL', 'INNER_URBAN_LAYER_URL', 'SUBURBAN_LAYER_URL'],
  Generic: ['PARCEL_LAYER_URL'],
};

/** The services outside that a form cannot do without: where it goes, and what its fields ask. */
export function neededServices(form: Form): ReadonlySet<OutsideAddress> {
  const flow = specialFlowOf(form);
  return new Set([...(flow === undefined ? [] : [flow.service]), ...form.components.flatMap(neededBy)]);
}

function neededBy(component: PreparedComponent): readonly OutsideAddress[] {
  return [...ownOf(component), ...(component.children ?? []).flatMap(neededBy)];
}

function ownOf(component: PreparedComponent): readonly OutsideAddress[] {
  switch (component.type) {
    case 'locationSearch':
      return ['ADDRESS_LOCATOR_URL', ...layersOf(component)];
    case 'address':
      return ['ADDRESS_PROVIDER_URL'];
    default:
      return [];
  }
}

/** The map layers that a search for a location asks of an address that was found. */
export function layersOf({ settings: { features } }: PreparedComponent): readonly OutsideAddress[] {
  return typeof features === 'string' && Object.hasOwn(layersByFeatures, features)
    ? (layersByFeatures[features] ?? [])
    : [];
}
