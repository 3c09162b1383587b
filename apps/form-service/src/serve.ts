import Fastify from 'fastify';
import { createFormService } from './form-service.ts';
import { openSqliteStorage } from './storage/sqlite/sqlite-storage.ts';

/** The form service alone, for operators and tests: `FORMS_DIR=... DATA_DIR=... PORT=... node src/serve.ts`. */
const {
  FORMS_DIR = './forms',
  DATA_DIR = './data',
  PORT = '0',
  HOST = '127.0.0.1',
  RATE_LIMIT = '0',
} = process.env;

const storage = openSqliteStorage(DATA_DIR);
const service = await createFormService({
  formsDir: FORMS_DIR,
  storage,
  timeZone: process.env.TIME_ZONE ?? 'America/Toronto',
});
const app = Fastify({ logger: false, forceCloseConnections: 'idle' });
await app.register(service.routes({ rateLimit: Number(RATE_LIMIT) }), { prefix: '/api' });
console.log(await app.listen({ host: HOST, port: Number(PORT) }));
process.once('SIGTERM', () => {
  void app.close().then(() => storage.close());
});
