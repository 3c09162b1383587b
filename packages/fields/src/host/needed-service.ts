import type { PreparedComponent } from '@guichet/engine';
import { sourceIn } from '../choices/source.ts';

/** A service that a page or a host hands in: the city's map, choices that stand elsewhere, a store of files. */
export type ServiceName = 'maps' | 'choices' | 'files';

/** The service that a field of this component cannot do without; undefined where it needs none. */
export function neededService({ type, settings }: PreparedComponent): ServiceName | undefined {
  switch (type) {
    case 'locationSearch':
    case 'address':
      return 'maps';
    case 'file':
      return 'files';
    default:
      return sourceIn(settings) && 'choices';
  }
}
