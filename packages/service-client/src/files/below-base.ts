/**
 * Where an address of our site leads. Records name files without the base of the site, `/api/file/...`, so that they
 * stay true when it changes; what the service answers has it, and no base begins with `/api`.
 */
export function belowBase(address: string, base = ''): string {
  return address.replace(/^(?=\/api\/)/, base);
}
