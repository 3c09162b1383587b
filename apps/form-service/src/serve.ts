import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { registerComponents } from './register-components.ts';

/**
 * The form service alone, for operators and tests: `FORMS_DIR=... DATA_DIR=... PORT=... node src/serve.ts`,
 * with `COMPONENTS_FILE` where a deployment has types of its own.
 * Its address is the first line on standard output; the log goes to standard error.
 */
const {
  FORMS_DIR = './forms',
  DATA_DIR = './data',
  HOST = '127.0.0.1',
  PORT = '3000',
  RATE_LIMIT = '60',
  TIME_ZONE = 'America/Toronto',
  LOG_LEVEL = 'info',
  COMPONENTS_FILE = '',
  // Without it, links to files end with the process.
  SIGNING_SECRET = randomBytes(32).toString('hex'),
} = process.env;

// Before anything reads the registries.
const components = COMPONENTS_FILE.trim() === '' ? undefined : resolve(COMPONENTS_FILE.trim());
if (components !== undefined) registerComponents(components);
const {
  boundBodies,
  createFormService,
  createValidation,
  longestRequestMs,
  openUploads,
  parseUploadSettings,
  tendUploads,
} = await import('./form-service.ts');
const { openSqliteStorage } = await import('./storage/sqlite/sqlite-storage.ts');

const storage = openSqliteStorage(DATA_DIR);
const app = Fastify({
  logger: { level: LOG_LEVEL, stream: process.stderr },
  forceCloseConnections: 'idle',
  // Of a request with a file; others are bounded below.
  requestTimeout: longestRequestMs,
});
boundBodies(app);
const faults: string[] = [];
const uploadSettings = parseUploadSettings({
  text: (name) => process.env[name]?.trim() || undefined,
  refuse: (name, why) => void faults.push(`${name} ${why}`),
});
if (faults.length > 0) throw new Error(faults.join('\n'));
const validation = createValidation({ components });
const service = await createFormService({
  formsDir: FORMS_DIR,
  storage,
  validation,
  timeZone: TIME_ZONE,
  uploads: await openUploads(uploadSettings, DATA_DIR, SIGNING_SECRET),
  onUnchecked: (news) => app.log.warn(news, 'stored without being checked whole'),
});
await app.register(service.routes({ rateLimit: Number(RATE_LIMIT) }), { prefix: '/api' });
console.log(await app.listen({ host: HOST, port: Number(PORT) }));
for (const refused of service.refused) app.log.warn(refused, 'a file is no form');
const watching = service.follow({
  onChange: (change) => app.log.info(change, 'other forms are served'),
  onRefused: (refused) => app.log.warn(refused, 'a file is no form'),
  onFault: (error) => app.log.error(error, 'the folder of forms cannot be followed'),
});
const tending = tendUploads(service.uploads, app.log);
for (const problem of service.problems()) app.log.info(problem, 'a form should be mended');

process.once('SIGTERM', async () => {
  await watching.close();
  await app.close();
  await tending.close();
  await validation.close();
  await storage.close();
});
