import { readFileSync } from 'node:fs';

/** A PostgreSQL server and one of its databases, as `DATABASE_URL` names them. */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | undefined;
  readonly database: string;
  /** False: without encryption. */
  readonly ssl: false | TlsSettings;
}

interface TlsSettings {
  /** Whether the server must show a certificate for its name, by an authority that this machine trusts, or `ca`. */
  readonly rejectUnauthorized: boolean;
  readonly ca?: string;
}

/** An address, or the end of a sentence that begins with the setting's name and never shows the password. */
export type ParsedAddress =
  | { readonly kind: 'parsed'; readonly address: DatabaseAddress }
  | { readonly kind: 'wrong'; readonly why: string };

const example = 'postgres://user:password@host:5432/database';

/** Kinds of encryption. As elsewhere in Node, `require` also checks the certificate: nobody can stand between. */
const sslModes = ['disable', 'require', 'verify-full', 'no-verify'] as const;

/** Reads `postgres://user:password@host:5432/database?sslmode=verify-full&sslrootcert=/etc/ssl/city.pem`. */
export function parseDatabaseUrl(text: string): ParsedAddress {
  const url = URL.parse(text);
  if (!/^postgres(?:ql)?:/.test(text))
    return wrong(`is no address of a PostgreSQL database. Write it as ${example}.`);
  // An "@" behind the host ends a password with a "/" or "?" in it, which nobody may read in a log.
  if (url === null || `${url.pathname}${url.search}`.includes('@'))
    return wrong(
      `cannot be read. Write it as ${example}, and in a password "/" as %2F, "?" as %3F, "#" as %23, "@" as %40.`,
    );
  const database = decoded(url.pathname.slice(1));
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (database === undefined || user === undefined || password === undefined)
    return wrong('has a "%" that stands for nothing. Write "%" itself as %25.');
  // The folder of a server's socket: postgres://guichet@localhost/forms?host=/var/run/postgresql
  const host = url.searchParams.get('host') ?? decoded(url.hostname.replace(/^\[|\]$/g, '')) ?? '';
  if (user === '') return wrong(`names no user. Write it as ${example}.`);
  if (database === '' || database.includes('/')) return wrong(`names no database. Write it as ${example}.`);
  const ssl = parseTls(url.searchParams);
  if (typeof ssl === 'string') return wrong(ssl);
  const port = url.port === '' ? 5432 : Number(url.port);
  return {
    kind: 'parsed',
    address: { host, port, user, password: password === '' ? undefined : password, database, ssl },
  };
}

/** A sentence where a parameter is wrong. */
function parseTls(parameters: URLSearchParams): DatabaseAddress['ssl'] | string {
  const unknown = [...parameters.keys()].find((name) => !['host', 'sslmode', 'sslrootcert'].includes(name));
  if (unknown !== undefined)
    return `has the parameter "${unknown}", which is not known. Known are sslmode, sslrootcert and host.`;
  const given = parameters.get('sslmode') ?? 'disable';
  const mode = sslModes.find((known) => known === given);
  if (mode === undefined) return `has sslmode=${given}. Choose one of ${sslModes.join(', ')}.`;
  const file = parameters.get('sslrootcert');
  if (mode === 'disable')
    return file === null ? false : 'has sslrootcert without encryption. Add sslmode=verify-full.';
  const rejectUnauthorized = mode !== 'no-verify';
  if (file === null) return { rejectUnauthorized };
  try {
    return { rejectUnauthorized, ca: readFileSync(file, 'utf8') };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `names a file of certificates that cannot be read (${reason}).`;
  }
}

function wrong(why: string): ParsedAddress {
  return { kind: 'wrong', why };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A database as a log and a sentence name it: never with the password. */
export function nameOfAddress({ host, port, database }: DatabaseAddress): string {
  return `${database} at ${host.includes(':') ? `[${host}]` : host}:${port}`;
}
