import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { registerComponents } from './register-components.ts';
import { createReader, logLevels } from './settings/read-setting.ts';

/**
 * The form service alone, for operators and tests: `FORMS_DIR=... DATA_DIR=... PORT=... node src/serve.ts`,
 * with `COMPONENTS_FILE` where a deployment has types of its own, `TRUSTED_PROXIES` where proxies stand in front, and
 * `DATABASE_URL` with `SIGNING_SECRET` where submissions are kept in PostgreSQL.
 * Its address is the first line on standard output; the log goes to standard error.
 */
const read = createReader(process.env);
const formsDir = read.text('FORMS_DIR') ?? './forms';
const dataDir = read.text('DATA_DIR') ?? './data';
const host = read.text('HOST') ?? '127.0.0.1';
const port = read.port('PORT', 3000);
const rateLimit = read.count('RATE_LIMIT', 60);
const timeZone = read.timeZone('TIME_ZONE', 'America/Toronto');
const level = read.oneOf('LOG_LEVEL', logLevels, 'info');
const siteUrl = read.baseAddress('SITE_URL') ?? '';
const databaseUrl = read.text('DATABASE_URL');
const givenSecret = read.secret('SIGNING_SECRET');
if (databaseUrl !== undefined && givenSecret === undefined)
  read.refuse(
    'SIGNING_SECRET',
    'is missing: all servers on the database of DATABASE_URL sign with the same.',
  );
// Without it, links to files end with the process.
const secret = givenSecret ?? randomBytes(32).toString('hex');

// Before anything reads the registries.
const components = read.file('COMPONENTS_FILE');
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
  parseSmtp,
  parseTrustedProxies,
  parseUploadSettings,
  maintainUploads,
  readDestinations,
  trustProxyOf,
  warnOfUnnamedProxy,
} = await import('./form-service.ts');
const { openStorage } = await import('./storage/open-storage.ts');
const { parseDatabaseUrl } = await import('./storage/postgresql/parse-database-url.ts');

const uploadSettings = parseUploadSettings(read);
const proxies = parseTrustedProxies(read);
const smtp = parseSmtp(read);
const destinations = readDestinations(read, '.');
const database = databaseUrl === undefined ? undefined : parseDatabaseUrl(databaseUrl);
if (database?.kind === 'wrong') read.refuse('DATABASE_URL', database.why);
if (read.faults().length > 0) end(read.faults().join('\n'));
const hidden = createHiddenForms(secret, '');
const app = Fastify({
  trustProxy: trustProxyOf(proxies),
  childLoggerFactory: lateChildLogger,
  logger: { level, stream: process.stderr },
  forceCloseConnections: 'idle',
  // Of a request with a file; others are bounded below.
  requestTimeout: longestRequestMs,
});
boundBodies(app);
endConnectionsWhenStopping(app);
warnOfUnnamedProxy(app, proxies);
const validation = createValidation({ components });
const place = { dataDir, address: database?.kind === 'parsed' ? database.address : undefined };
const storage = await openStorage(place, {
  onEvent: ({ fault, sentence }) => app.log[fault === undefined ? 'info' : 'error']({ fault }, sentence),
}).catch(endWith);
const service = await createFormService({
  formsDir,
  storage,
  validation,
  timeZone,
  isOpened: hidden.isOpened,
  uploads: await openUploads(uploadSettings, dataDir, { secret, base: '' }),
  delivery: {
    ...{ destinations, mailer: smtp && createMailer(smtp), siteUrl: () => siteUrl, siteNames: {} },
    ...{ secret, timeZone, log: app.log },
  },
  onUnchecked: (events) => app.log.warn(events, 'stored without being checked whole'),
}).catch(endWith);
hidden.takeLinks(app);
await app.register(service.routes({ rateLimit, senders: createSenders(secret) }), { prefix: '/api' });
console.log(await app.listen({ host, port }).catch(endWithoutPort));
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

/** Such an error says by itself what to do. */
function endWith(error: unknown): never {
  return end(error instanceof Error ? error.message : String(error));
}

function endWithoutPort(error: NodeJS.ErrnoException): never {
  return end(
    `The service cannot listen on port ${port} of ${host} (${error.code ?? error.message}). Set HOST to an address of this machine, and PORT to one that no other program has.`,
  );
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
