import type { PreparedComponent } from '@guichet/engine';
import type { OutsideAddress } from '../settings/outside-addresses.ts';
import { layersOf } from './needed-services.ts';

/**
 * Components as they are where services are missing: an address that cannot be searched for is typed (`isTyped`), and of
 * one that can be, only that is looked up for which there is a layer (`lacks`).
 */
export function withoutMaps(
  components: readonly PreparedComponent[],
  missing: ReadonlySet<OutsideAddress>,
): readonly PreparedComponent[] {
  return components.map((component) => {
    const { children } = component;
    return {
      ...component,
      settings: { ...component.settings, ...lackIn(component, missing) },
      ...(children && { children: withoutMaps(children, missing) }),
    };
  });
}

function lackIn(component: PreparedComponent, missing: ReadonlySet<OutsideAddress>) {
  const { type, settings } = component;
  switch (type) {
    case 'address':
      // One that can be typed by hand anyway has its own way to.
      return missing.has('ADDRESS_PROVIDER_URL') && settings.enableManualMode !== true
        ? { isTyped: true }
        : {};
    case 'locationSearch': {
      if (missing.has('ADDRESS_LOCATOR_URL')) return { isTyped: true };
      const layers = layersOf(component).filter((name) => missing.has(name));
      if (layers.length === 0) return {};
      return { lacks: layers.includes('PARCEL_LAYER_URL') ? 'parcels' : 'zones' };
    }
    default:
      return {};
  }
}
