import type { JsonObject } from '@guichet/definition';
import { parseIsoDate } from '../../dates/iso-date.ts';
import { type DateFault, readTypedDate } from '../../dates/typed-date.ts';
import type { PreparedComponent } from '../../prepared-form.ts';

/** The fault of a date kept as typed, where it is in one part. */
export function datePartFault(value: unknown, settings: JsonObject): DateFault | undefined {
  if (typeof value !== 'string' || value === '' || parseIsoDate(value) !== undefined) return undefined;
  const typed = readTypedDate(value, settings);
  return typed.kind === 'wrong' ? typed.fault : undefined;
}

/** The same of a component's value. Of several in a list the sentence for all dates speaks: it must be one. */
export function faultIn({ multiple, settings }: PreparedComponent, value: unknown): DateFault | undefined {
  return multiple || settings.isDate !== true ? undefined : datePartFault(value, settings);
}
