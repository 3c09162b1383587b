import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Fastify from 'fastify';
import { registerComponents } from './register-components.ts';

/**
 * The form service alone, for operators and tests: `FORMS_DIR=... DATA_DIR=... PORT=... node src/serve.ts`,
 * with `COMPONENTS_FILE` where a deployment has types of its own, `TRUSTED_PROXIES` where proxies stand in front, and
 * `DATABASE_URL` with `SIGNING_SECRET` where submissions are kept in PostgreSQL.
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
  DELIVERY_FILE = '',
  SITE_URL = '',
  DATABASE_URL = '',
  // Without it, links to files end with the process.
  SIGNING_SECRET = DATABASE_URL.trim() === '' ? randomBytes(32).toString('hex') : '',
} = process.env;

// Before anything reads the registries.
const components = COMPONENTS_FILE.trim() === '' ? undefined : resolve(COMPONENTS_FILE.trim());
if (components !== undefined) registerComponents(components);
const {
  boundBodies,
  createFormService,
  createMailer,
  createHiddenForms,
  createSenders,
  createValidation,
  endConnectionsWhenStopping,
  lateChildLogger,
  logProblems,
  longestRequestMs,
  openUploads,
  parseDestinations,
  parseSmtp,
  parseTrustedProxies,
  parseUploadSettings,
  maintainUploads,
  trustProxyOf,
  warnOfUnnamedProxy,
} = await import('./form-service.ts');
const { openStorage } = await import('./storage/open-storage.ts');
const { parseDatabaseUrl } = await import('./storage/postgresql/parse-database-url.ts');

const faults: string[] = [];
const reader = {
  text: (name: string) => process.env[name]?.trim() || undefined,
  refuse: (name: string, why: string) => void faults.push(`${name} ${why}`),
};
const uploadSettings = parseUploadSettings(reader);
const proxies = parseTrustedProxies(reader);
const smtp = parseSmtp(reader);
const delivered =
  DELIVERY_FILE === ''
    ? undefined
    : parseDestinations(readFileSync(DELIVERY_FILE, 'utf8'), dirname(resolve(DELIVERY_FILE)));
if (delivered?.kind === 'wrong') faults.push(...delivered.faults.map((fault) => `DELIVERY_FILE ${fault}`));
const database = DATABASE_URL.trim() === '' ? undefined : parseDatabaseUrl(DATABASE_URL.trim());
if (database?.kind === 'wrong') faults.push(`DATABASE_URL ${database.why}`);
if (SIGNING_SECRET === '')
  faults.push('SIGNING_SECRET is missing: all servers on the database of DATABASE_URL sign with the same.');
const destinations = delivered?.kind === 'parsed' ? delivered.destinations : new Map();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const hidden = createHiddenForms(SIGNING_SECRET, '');
const app = Fastify({
  rewriteUrl: hidden.rewriteUrl,
  trustProxy: trustProxyOf(proxies),
  childLoggerFactory: lateChildLogger,
  logger: { level: LOG_LEVEL, stream: process.stderr },
  forceCloseConnections: 'idle',
  // Of a request with a file; others are bounded below.
  requestTimeout: longestRequestMs,
});
boundBodies(app);
endConnectionsWhenStopping(app);
warnOfUnnamedProxy(app, proxies);
const validation = createValidation({ components });
const place = { dataDir: DATA_DIR, address: database?.kind === 'parsed' ? database.address : undefined };
const storage = await openStorage(place, {
  onEvent: ({ fault, sentence }) => app.log[fault === undefined ? 'info' : 'error']({ fault }, sentence),
}).catch((error: unknown) => {
  // It says by itself what to do.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const service = await createFormService({
  formsDir: FORMS_DIR,
  storage,
  validation,
  timeZone: TIME_ZONE,
  isOpened: hidden.isOpened,
  uploads: await openUploads(uploadSettings, DATA_DIR, { secret: SIGNING_SECRET, base: '' }),
  delivery: {
    ...{ destinations, mailer: smtp && createMailer(smtp), siteUrl: () => SITE_URL, siteNames: {} },
    ...{ secret: SIGNING_SECRET, timeZone: TIME_ZONE, log: app.log },
  },
  onUnchecked: (events) => app.log.warn(events, 'stored without being checked whole'),
});
hidden.ask(service.isUnpublished);
hidden.takeLinks(app);
await app.register(
  service.routes({ rateLimit: Number(RATE_LIMIT), senders: createSenders(SIGNING_SECRET) }),
  { prefix: '/api' },
);
console.log(await app.listen({ host: HOST, port: Number(PORT) }));
for (const refused of service.refused) app.log.warn(refused, 'a file is no form');
const watching = service.follow({
  onChange(change) {
    app.log.info(change, 'other forms are served');
    logProblems(service.problems([...change.added, ...change.changed]), app.log);
  },
  onRefused: (refused) => app.log.warn(refused, 'a file is no form'),
  onFault: (error) => app.log.error(error, 'the folder of forms cannot be followed'),
});
const tending = maintainUploads(service.uploads, app.log);
logProblems(service.problems(), app.log);
service.delivery?.start();

process.once('SIGTERM', async () => {
  await watching.close();
  await app.close();
  await tending.close();
  await service.close();
  await validation.close();
  await storage.close();
});
