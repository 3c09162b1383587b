import type { PoolClient, QueryConfig } from 'pg';
import type { Row } from '../rows.ts';
import { StorageError } from '../storage-error.ts';
import type { StorageEvents } from '../storage-events.ts';
import { createHealth, type Health } from './health.ts';
import { type DatabaseAddress, nameOfAddress } from './parse-database-url.ts';
import {
  faultOf,
  isUniqueViolation,
  type PostgresqlFault,
  sqlStateOf,
  storageErrorOf,
} from './postgresql-fault.ts';
import { type ServerFacts, startFault } from './start-fault.ts';
import { storable, type Value } from './storable.ts';

/** A statement that the server parses and plans once for a connection. */
export interface Statement {
  /** At most 63 characters; one text has one name. Without: it runs once. */
  readonly name?: string;
  readonly text: string;
  /** A unique index that it breaks is another's doing at this moment: the transaction is tried again, and sees it. */
  readonly retriesTaken?: true;
}

/** Runs one statement. */
export type RunStatement = (statement: Statement, values?: readonly Value[]) => Promise<readonly Row[]>;

export interface Attempt {
  /** How often it was tried before, and nobody knows whether that was committed. */
  readonly unknownBefore: number;
}

/**
 * A PostgreSQL database and its pool of connections. A write is durable once its promise is fulfilled. Where the server
 * is away, refuses to write, or two writes are in each other's way, it is tried again for `waitMs`; then the promise is
 * rejected with a StorageError: `failing` where nobody knows whether it was committed, else `busy` or `full`.
 */
export interface Postgresql {
  /** Database and server, without a password. */
  readonly name: string;
  /** One statement that changes nothing. */
  readonly read: RunStatement;
  /** One that does no harm when it is done twice. */
  readonly write: RunStatement;
  /** `work` may be called several times, and must find out by itself what it did before. */
  transaction<T>(work: (run: RunStatement, attempt: Attempt) => Promise<T>): Promise<T>;
  /** Whether it can be read and written. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface PostgresqlOptions {
  /** Hears when the database begins to fail, and when it works again. */
  readonly onEvent?: ((events: StorageEvents) => void) | undefined;
  /** How long a write waits for a server that is away, in milliseconds. */
  readonly waitMs?: number | undefined;
  /** The most connections at once. */
  readonly connections?: number | undefined;
}

/** How long a write waits for a server that is away, in milliseconds. */
export const longestWaitMs = 10_000;

/** Connections of one process: on PostgreSQL two or three a core of the server are the most that pay. */
const usualConnections = 10;

/** So many wait for a connection; more are refused at once. */
const maxWaiting = 500;

/** Bounds of each connection, in milliseconds. */
const bounds = {
  /** To get a connection, from the pool or the server. */
  connect: 5_000,
  /** A statement, by the server's clock. */
  statement: 10_000,
  /** For a lock. */
  lock: 8_000,
  /** A transaction between two statements: longer is a process that hangs, and holds locks. */
  idleInTransaction: 10_000,
  /** A statement, by our clock: a server that vanished sends nothing. */
  answer: 15_000,
  /** An unused connection stays open. */
  idle: 30_000,
} as const;

/** Milliseconds between two tries, the last one again and again. With chance, so that two processes do not meet. */
const pauses = [5, 20, 50, 100, 200] as const;

/** 14: `DATABASE_URL` takes no older server. */
const oldestServer = 140_000;

const describeServer = {
  name: 'describe server',
  text: "SELECT current_setting('server_version_num') AS version, current_schema() AS schema",
};

const touch = {
  name: 'touch schemas',
  text: 'UPDATE guichet_schemas SET version = version WHERE $1::boolean',
};

/** A fault of a statement or a transaction that may be tried again. */
class Fault extends Error {
  readonly kind: PostgresqlFault;
  constructor(kind: PostgresqlFault, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Connects, and looks at the server. Throws an Error whose message says to the operator what to do. */
export async function openPostgresql(
  address: DatabaseAddress,
  { onEvent = () => {}, waitMs = longestWaitMs, connections: max = usualConnections }: PostgresqlOptions = {},
): Promise<Postgresql> {
  // Most deployments need no PostgreSQL, nor its client.
  const { Pool } = await import('pg');
  const name = nameOfAddress(address);
  const { host, port, user, password, database, ssl } = address;
  const pool = new Pool({
    ...{ host, port, user, password, database, ssl, max },
    application_name: 'guichet',
    keepAlive: true,
    connectionTimeoutMillis: bounds.connect,
    idleTimeoutMillis: bounds.idle,
    statement_timeout: bounds.statement,
    lock_timeout: bounds.lock,
    idle_in_transaction_session_timeout: bounds.idleInTransaction,
    query_timeout: bounds.answer,
  });
  // A connection that breaks while nobody uses it: the pool has dropped it.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Plans that last: one for the lengths of lists costs as much as nine submissions. Other databases may not know it.
    client.query('SET plan_cache_mode = force_generic_plan').catch(() => undefined);
  });
  let isClosed = false;

  async function connect(): Promise<PoolClient> {
    if (isClosed || pool.waitingCount >= maxWaiting) throw new StorageError('busy');
    try {
      return await pool.connect();
    } catch (error) {
      throw new Fault('unreached', error);
    }
  }

  /** A connection that failed is not used again: its server may be gone, or a standby by now. */
  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await connect();
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      const kind = error instanceof Fault ? error.kind : faultOf(error);
      isBroken = kind !== undefined && kind !== 'again' && kind !== 'slow';
      if (kind === undefined || error instanceof Fault) throw error;
      throw new Fault(kind, error);
    } finally {
      client.release(isBroken);
    }
  }

  async function transact<T>(
    work: (run: RunStatement, attempt: Attempt) => Promise<T>,
    attempt: Attempt,
  ): Promise<T> {
    return withClient(async (client) => {
      let isCommitting = false;
      try {
        await client.query('BEGIN');
        const result = await work(runOn(client), attempt);
        isCommitting = true;
        await client.query('COMMIT');
        return result;
      } catch (error) {
        const kind = faultOf(error);
        // Nothing of it is committed where the connection broke before the commit was sent.
        if (kind === 'lost') throw new Fault(isCommitting ? 'lost' : 'unreached', error);
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** Tries again what failed without a fault of its own. */
  async function persist<T>(work: (attempt: Attempt) => Promise<T>, onEnd: Health['onEnd']): Promise<T> {
    const until = performance.now() + waitMs;
    let unknownBefore = 0;
    for (let tries = 0; ; tries += 1) {
      try {
        const result = await work({ unknownBefore });
        onEnd(undefined);
        return result;
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (error.kind === 'lost') unknownBefore += 1;
        const isOver = error.kind === 'full' || performance.now() >= until || isClosed;
        if (isOver) {
          const kind = unknownBefore > 0 ? 'lost' : error.kind;
          onEnd(kind, error.cause);
          throw storageErrorOf(kind, error.cause);
        }
        await waitAWhile(tries);
      }
    }
  }

  const alone: RunStatement = (statement, values) => withClient((client) => runOn(client)(statement, values));

  const health = createHealth({
    name,
    onEvent,
    now: () => performance.now(),
    tryWrite: (isFailing) =>
      // A server that cannot write refuses it, also where it changes nothing.
      alone(touch, [isFailing]).then(() => undefined),
  });

  async function checkServer(): Promise<void> {
    const [row] = await alone(describeServer);
    const facts: ServerFacts = { version: Number(row?.version), hasSchema: row?.schema !== null };
    if (facts.version < oldestServer || !facts.hasSchema) throw startFault(facts, address);
  }

  async function checkOnceUp(): Promise<void> {
    const until = performance.now() + waitMs;
    for (let tries = 0; ; tries += 1) {
      try {
        return await checkServer();
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const isStarting = sqlStateOf(error.cause) === '57P03';
        if (!isStarting || performance.now() > until) throw startFault(error.cause, address);
        await waitAWhile(tries);
      }
    }
  }

  try {
    await checkOnceUp();
  } catch (error) {
    await pool.end();
    throw error;
  }

  /** A reading that breaks off has changed nothing: the same as one that never reached a server. */
  const readAlone: RunStatement = (statement, values) =>
    alone(statement, values).catch((error: unknown) => {
      throw error instanceof Fault && error.kind === 'lost' ? new Fault('unreached', error.cause) : error;
    });

  /** A database that can be read may still refuse to write. */
  const noWrite: Health['onEnd'] = (fault, cause) => {
    if (fault !== undefined) health.onEnd(fault, cause);
  };
  return {
    name,
    read: (statement, values) => persist(() => readAlone(statement, values), noWrite),
    write: (statement, values) => persist(() => alone(statement, values), health.onEnd),
    transaction: (work) => persist((attempt) => transact(work, attempt), health.onEnd),
    isReady: async () => !isClosed && health.isReady(),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await pool.end();
    },
  };
}

function runOn(client: PoolClient): RunStatement {
  return async ({ name, text, retriesTaken }, values = []) => {
    const config: QueryConfig = { ...(name !== undefined && { name }), text, values: values.map(storable) };
    try {
      const { rows } = await client.query<Row>(config);
      return rows;
    } catch (error) {
      throw retriesTaken && isUniqueViolation(error) ? new Fault('again', error) : error;
    }
  };
}

function waitAWhile(tries: number): Promise<void> {
  const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
  return new Promise((resolve) => void setTimeout(resolve, pause * (0.5 + Math.random())));
}
