/**
 * Where an address of our site leads. Records name files without the base of the site, `/api/file/...`, so that they
 * stay true when it changes; what the service answers has it.
 */
export function belowBase(address: string, base: string): string {
  return address.startsWith('/') && !address.startsWith(`${base}/`) ? base + address : address;
}
