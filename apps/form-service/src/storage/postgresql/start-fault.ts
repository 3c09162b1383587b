import { type DatabaseAddress, nameOfAddress } from './parse-database-url.ts';
import { sqlStateOf } from './postgresql-fault.ts';

/** A server's description of itself. */
export interface ServerFacts {
  /** 150004 is 15.4. */
  readonly version: number;
  /** False: the user has none to put tables into. */
  readonly hasSchema: boolean;
}

/** Why the database cannot be used, as one sentence that says what to do, without the password. */
export function startFault(cause: unknown, address: DatabaseAddress): Error {
  return new Error(sentenceOf(cause, address), { cause });
}

function sentenceOf(cause: unknown, address: DatabaseAddress): string {
  const { user, database, host, port } = address;
  const name = nameOfAddress(address);
  if (isFacts(cause))
    return !cause.hasSchema
      ? `The user ${user} has no schema for tables in the database ${name} (DATABASE_URL): grant USAGE and CREATE on one of its search_path, then start again.`
      : `The server of ${name} (DATABASE_URL) is PostgreSQL ${Math.floor(cause.version / 10_000)}, and 14 is the oldest that can be used: upgrade it, or name another.`;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = cause instanceof Error ? cause.message : String(cause);
  // The client refuses by itself where a server asks for a password and none is named.
  const state = sqlStateOf(cause) ?? (reason.startsWith('SASL') ? '28P01' : undefined);
  switch (state ?? code) {
    case '28P01':
    case '28000':
      return `The server at ${host}:${port} (DATABASE_URL) does not let the user ${user} in: check user, password and the server's pg_hba.conf, then start again.`;
    case '3D000':
      return `There is no database ${database} at ${host}:${port} (DATABASE_URL): create it, or name another; then start again.`;
    case '42501':
      return `The user ${user} lacks a right in the database ${name} (DATABASE_URL): ${reason}. Grant it CONNECT, and USAGE and CREATE on its schema, or make it the owner; then start again.`;
    case '53300':
      return `The server of ${name} (DATABASE_URL) has no connection left: raise its max_connections or end other clients, then start again.`;
    case '25006':
      return `The database ${name} (DATABASE_URL) is read-only: name the primary server, then start again.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} (DATABASE_URL) is not known: check its name, then start again.`;
    default:
      return `The database ${name} (DATABASE_URL) cannot be used: ${withoutEnd(reason || code)}. Put that right, then start again.`;
  }
}

function isFacts(cause: unknown): cause is ServerFacts {
  return typeof cause === 'object' && cause !== null && 'version' in cause && 'hasSchema' in cause;
}

function withoutEnd(sentence: string): string {
  return sentence.replace(/[.\s]+$/, '');
}
