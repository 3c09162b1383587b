/** As `URL.parse`, which Safari before 18 does not have. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
