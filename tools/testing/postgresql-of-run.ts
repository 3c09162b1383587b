import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  startPostgresql,
  type TestPostgresql,
} from '../../apps/form-service/src/storage/postgresql/testing/start-postgresql.ts';

let server: Promise<TestPostgresql> | undefined;

/** One PostgreSQL server for a run of tests, started when the first test asks for it, by the process that outlives all. */
export async function setup(): Promise<() => Promise<void>> {
  const starter = createServer(async (_, response) => {
    try {
      server ??= startPostgresql();
      response.end((await server).urlOf('DATABASE'));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  const address = starter.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.env.TEST_POSTGRESQL = `http://127.0.0.1:${port}`;
  return async () => {
    starter.closeAllConnections();
    starter.close();
    await (await server)?.close();
  };
}
