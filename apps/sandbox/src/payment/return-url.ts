/**
 * Where the resident goes back to, from what an order said, or nothing. Only an address on the host that the sandbox
 * was reached on counts, by any port, or this machine by any of its names: the gateway sends nobody anywhere else.
 */
export function parseReturnUrl(message: unknown, ownHost: string): URL | undefined {
  if (typeof message !== 'string' || !URL.canParse(message)) return undefined;
  const url = new URL(message);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isNear = url.hostname === ownHost || (isThisMachine(url.hostname) && isThisMachine(ownHost));
  return isWeb && isNear && url.username === '' && url.password === '' ? url : undefined;
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host);
}
