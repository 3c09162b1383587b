import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createProxyCheck } from '../senders/is-proxy.ts';
import type { TrustedProxies } from '../senders/trusted-proxies.ts';
import type { SettingReader } from '../uploads/parse-upload-settings.ts';

/** People and programs of the city that may read submissions. */
export interface Operators {
  /** The name of the one who sends a request; undefined for everybody else. */
  nameOf(request: OperatorRequest): string | undefined;
  /** Somebody else than the proxy pretends to be it: nothing that the request says counts. */
  isPretended(request: OperatorRequest): boolean;
  /** The name that belongs to a secret. */
  nameOfSecret(secret: string): string | undefined;
  /** Another one once the secret of a name is another: what was signed with it has ended. Undefined: no such name. */
  markOf(name: string): string | undefined;
}

/** `socket`: the peer itself, which may be a proxy. */
export interface OperatorRequest extends Pick<FastifyRequest, 'headers'> {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Below this a secret can be guessed. */
const shortestSecret = 24;

/** Headers that say something else. */
const otherHeaders =
  /^(?:host|connection|cookie|authorization|x-token|x-jwt-token|forwarded|x-forwarded-.*|content-.*|origin|sec-.*)$/;

/**
 * Reads OPERATOR_TOKEN, pairs of a name and a secret, and OPERATOR_HEADER, the header in which a single-sign-on proxy
 * names who is signed in. Undefined: nobody may read.
 */
export function parseOperators(reader: SettingReader, proxies: TrustedProxies): Operators | undefined {
  const tokens = readTokens(reader);
  const byHeader = readHeader(reader, proxies);
  if (tokens === undefined && byHeader === undefined) return undefined;
  const { nameOfSecret, markOf } = tokens ?? nobody;
  const named = (request: OperatorRequest): Named => byHeader?.(request) ?? 'absent';
  return {
    nameOf(request) {
      const found = named(request);
      if (found === 'refused') return undefined;
      return found === 'absent' ? nameOfSecret(secretIn(request.headers) ?? '') : found.name;
    },
    isPretended: (request) => named(request) === 'refused',
    nameOfSecret,
    markOf,
  };
}

type Tokens = Pick<Operators, 'nameOfSecret' | 'markOf'>;

const nobody: Tokens = { nameOfSecret: () => undefined, markOf: () => undefined };

function readTokens({ text, refuse }: SettingReader): Tokens | undefined {
  const value = text('OPERATOR_TOKEN');
  if (value === undefined) return undefined;
  const pairs = value.split(/[\s,]+/).filter((pair) => pair !== '');
  const parsed = pairs.flatMap((pair) => {
    const [, name = '', secret = ''] = /^([\w.-]{1,60}):(\S+)$/.exec(pair) ?? [];
    return secret.length >= shortestSecret ? [{ name, digest: digestOf(secret) }] : [];
  });
  if (parsed.length < pairs.length) {
    refuse(
      'OPERATOR_TOKEN',
      `holds a pair that cannot be used. Write name:secret, each secret of at least ${shortestSecret} characters, with blanks between pairs.`,
    );
  }
  const secrets = new Set(parsed.map(({ digest }) => digest.toString('hex')));
  if (secrets.size < parsed.length) {
    refuse(
      'OPERATOR_TOKEN',
      'gives two names the same secret: the audit could not tell them apart. Give each its own.',
    );
  }
  return {
    nameOfSecret(secret) {
      const digest = digestOf(secret);
      // All are compared, so that the time says nothing about which came close.
      return parsed.filter((operator) => timingSafeEqual(operator.digest, digest))[0]?.name;
    },
    markOf(name) {
      const digests = parsed.filter((operator) => operator.name === name).map(({ digest }) => digest);
      return digests.length === 0 ? undefined : digestOf(Buffer.concat(digests)).toString('base64url');
    },
  };
}

type Named = { readonly name: string } | 'absent' | 'refused';

function readHeader(
  { text, refuse }: SettingReader,
  proxies: TrustedProxies,
): ((request: OperatorRequest) => Named) | undefined {
  const header = text('OPERATOR_HEADER')?.toLowerCase();
  if (header === undefined) return undefined;
  if (!/^[a-z][a-z0-9-]{0,60}$/.test(header) || otherHeaders.test(header)) {
    refuse(
      'OPERATOR_HEADER',
      'is no header for a name. Write one that only the proxy sets, such as X-Remote-User.',
    );
    return undefined;
  }
  // A number says how many proxies there are, and not who they are.
  if (proxies === undefined || typeof proxies === 'number') {
    refuse(
      'OPERATOR_HEADER',
      'needs the addresses of the proxies that set it in TRUSTED_PROXIES: anybody else could write that header.',
    );
    return undefined;
  }
  const isProxy = createProxyCheck(proxies);
  return ({ headers, socket }) => {
    const { [header]: value } = headers;
    if (value === undefined) return 'absent';
    if (!isProxy(socket.remoteAddress)) return 'refused';
    // A proxy sends it empty for somebody who is not signed in. Two names come with a comma between.
    if (value === '') return 'absent';
    return typeof value === 'string' && /^[^\s,][^,]{0,99}$/.test(value) ? { name: value } : 'refused';
  };
}

/** As Form.io's clients send it. */
function secretIn(headers: FastifyRequest['headers']): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const [token] = [headers['x-token'], headers['x-jwt-token']].filter((header) => typeof header === 'string');
  return typeof token === 'string' ? token : bearer;
}

function digestOf(secret: string | Buffer): Buffer {
  return createHash('sha256').update(secret).digest();
}
