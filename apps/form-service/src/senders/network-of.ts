import ipaddr from 'ipaddr.js';

/**
 * Identifies a resident's connection: the IPv4 address, or the first 64 bits of an IPv6 address, since one connection
 * owns all addresses behind them. Some proxies write a port behind the address. Undefined for what is no address. Node
 * forgets the address of a connection that broke, whatever Fastify's types say of `request.ip`.
 */
export function networkOf(written = ''): string | undefined {
  const address = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(address)) return undefined;
  // One that is mapped is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
