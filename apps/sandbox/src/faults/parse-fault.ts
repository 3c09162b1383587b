import { isServiceName, serviceNames } from '../services.ts';
import { faultKinds, type SimulatedFault, type SimulatedFaultKind } from './faults.ts';

const maxTimes = 10_000;

export type ParsedFault =
  | { readonly kind: 'fault'; readonly fault: SimulatedFault }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads the body of `POST /faults`. Never throws. */
export function parseFault(body: unknown): ParsedFault {
  if (typeof body !== 'object' || body === null || !('service' in body) || !('kind' in body)) {
    return refused('Send JSON such as {"service": "publicSite", "kind": "down", "times": 1}.');
  }
  const { service, kind } = body;
  const times = 'times' in body ? body.times : 1;
  if (!isServiceName(service)) {
    return refused(`No service is called ${quoted(service)}. The services are: ${serviceNames.join(', ')}.`);
  }
  if (!isFaultKind(kind)) {
    return refused(`No fault is called ${quoted(kind)}. The kinds are: ${faultKinds.join(', ')}.`);
  }
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 0 || times > maxTimes) {
    return refused(`"times" is a whole number from 0 (no fault) to ${maxTimes}; it was ${quoted(times)}.`);
  }
  return { kind: 'fault', fault: { service, kind, times } };
}

function isFaultKind(value: unknown): value is SimulatedFaultKind {
  return faultKinds.some((kind) => kind === value);
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 60);
}

function refused(message: string): ParsedFault {
  return { kind: 'refused', message };
}
