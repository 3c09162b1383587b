import type { ServiceName } from '../services.ts';

/** The ways in which a call can fail. */
export const faultKinds = ['down', 'hang', '500', 'arcgis', 'empty', 'malformed'] as const;

export type SimulatedFaultKind = (typeof faultKinds)[number];

export interface SimulatedFault {
  readonly service: ServiceName;
  readonly kind: SimulatedFaultKind;
  /** How many calls it befalls; 0 takes an earlier fault back. */
  readonly times: number;
}

/** The faults that wait for the next calls, one for each service. */
export interface Faults {
  /** Replaces what waited for the service. */
  set(fault: SimulatedFault): void;
  /** The fault of the call that has just come in, if any: it is then used up. */
  take(service: ServiceName): SimulatedFaultKind | undefined;
}

export function createFaults(): Faults {
  const waiting = new Map<ServiceName, SimulatedFault>();
  return {
    set(fault) {
      waiting.set(fault.service, fault);
    },
    take(service) {
      const fault = waiting.get(service);
      if (fault === undefined || fault.times === 0) return undefined;
      waiting.set(service, { ...fault, times: fault.times - 1 });
      return fault.kind;
    },
  };
}
