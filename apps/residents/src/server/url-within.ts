/** Every method and route answers here as to any unknown address. */
const unknown = '/-';

/**
 * A request's address as the routes know it: without the base of the site, which a proxy leaves in. Monitors may ask
 * for the state and the figures of the process at the root too.
 */
export function urlWithin(base: string, url: string): string {
  if (base === '' || /^\/(?:healthz|readyz|metrics)$/.test(url)) return url;
  const within = url.startsWith(base) ? url.slice(base.length) : unknown;
  if (within === '' || within.startsWith('?')) return `/${within}`;
  return within.startsWith('/') ? within : unknown;
}
