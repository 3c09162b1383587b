import { resolve } from 'node:path';
import { type InEveryLocale, inEveryLocale } from '@guichet/definition';
import {
  createReader,
  type Environment,
  logLevels,
  parseOperators,
  parseSmtp,
  parseTrustedProxies,
  parseUploadSettings,
  readDestinations,
} from '@guichet/form-service';
import { type DatabaseAddress, parseDatabaseUrl } from '@guichet/form-service/postgresql';
import { siteNameSetting } from './locale-settings.ts';
import {
  mapServiceSettings,
  none,
  type OutsideAddress,
  otherOutsideSettings,
  publicSiteSettings,
} from './outside-addresses.ts';
import type { MetricsSettings, SandboxMode, Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const usualNames: InEveryLocale = { en: 'City Online Services', fr: 'Services en ligne de la Ville' };

/**
 * Reads all settings. `root` is the folder that relative folders start from.
 * Throws one SettingsError that names every wrong setting.
 */
export function parseSettings(env: Environment, root: string): Settings {
  const read = createReader(env);
  const unsetSandbox = read.text('NODE_ENV') === 'production' ? 'off' : 'asNeeded';
  const sandbox = read.oneOf<SandboxMode>('SANDBOX', ['on', 'off'], unsetSandbox);
  const isNone = (name: string) => read.text(name) === none;
  /** Without a sandbox an address that is unset leads nowhere. */
  const outside = (name: OutsideAddress, readAddress: (name: string) => string | undefined) =>
    isNone(name) ? null : (readAddress(name) ?? (sandbox === 'off' ? null : undefined));
  const settings: Settings = {
    sandbox,
    port: read.port('PORT', 3000),
    host: read.text('HOST') ?? '0.0.0.0',
    basePath: read.basePath('BASE_PATH'),
    dataDir: resolve(root, read.text('DATA_DIR') ?? 'data'),
    database: readDatabase(read),
    formsDir: resolve(root, read.text('FORMS_DIR') ?? 'forms'),
    timeZone: read.timeZone('TIME_ZONE', 'America/Toronto'),
    formServiceUrl: read.baseAddress('FORM_SERVICE_URL'),
    siteNames: inEveryLocale((locale) => read.text(siteNameSetting(locale)) ?? usualNames[locale]),
    rateLimit: read.count('RATE_LIMIT', 1000),
    ...readWhoIsBelieved(read),
    signingSecret: read.secret('SIGNING_SECRET'),
    uploads: parseUploadSettings(read),
    destinations: readDestinations(read, root),
    metrics: readMetrics(read),
    retentionDays: read.count('RETENTION_DAYS', 0) || undefined,
    smtp: parseSmtp(read),
    siteUrl: read.baseAddress('SITE_URL'),
    sandboxPort: read.port('SANDBOX_PORT', 3001),
    // It shows received calls to anyone: on this machine alone, unless HOST says otherwise.
    sandboxHost: read.text('HOST') ?? 'localhost',
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    dataOrigins: isNone('DATA_ORIGINS') ? [] : readDataOrigins(read),
    corsOrigins: read.origins('CORS_ORIGINS'),
    paymentRedirects: read.origins('PAYMENT_FORM_ACTION', { mayUseWildcard: true }),
    outside: new Map([
      ...publicSiteSettings.map((name) => [name, outside(name, read.outsideBase)] as const),
      ...otherOutsideSettings.map((name) => [name, outside(name, read.outsideAddress)] as const),
      ...mapServiceSettings.map((name) => [name, outside(name, read.mapService)] as const),
    ]),
  };
  if (needsSandbox(settings) && settings.port !== 0 && settings.port === settings.sandboxPort) {
    read.refuse('SANDBOX_PORT', `is ${settings.sandboxPort}, the port of the site itself. Choose another.`);
  }
  const { metrics } = settings;
  if (metrics?.port !== undefined && metrics.port !== 0 && metrics.port === settings.port)
    read.refuse('METRICS_PORT', `is ${metrics.port}, the port of the site itself. Choose another.`);
  if (settings.formServiceUrl !== undefined) {
    for (const name of ['DELIVERY_FILE', 'RETENTION_DAYS', 'OPERATOR_TOKEN', 'OPERATOR_HEADER'])
      if (read.text(name) !== undefined)
        read.refuse(name, 'has no effect with FORM_SERVICE_URL: submissions are stored there. Leave it out.');
  }
  if (settings.siteUrl?.endsWith(settings.basePath) === false)
    read.refuse(
      'SITE_URL',
      `does not end with BASE_PATH. Write the whole address, such as https://www.city.example/forms.`,
    );
  const needsUrl = ['DELIVERY_FILE', 'SMTP_URL'].find((name) => read.text(name) !== undefined);
  if (needsUrl !== undefined && read.text('SITE_URL') === undefined) {
    read.refuse(
      'SITE_URL',
      `is missing, and ${needsUrl} needs it: links in mail and webhooks begin with it. Write the address that residents open, such as https://forms.example.ca.`,
    );
  }
  if (read.text('DATABASE_URL') !== undefined && read.text('SIGNING_SECRET') === undefined) {
    read.refuse(
      'SIGNING_SECRET',
      'is missing, and all servers on the database of DATABASE_URL must sign with the same. Give each the same secret, of at least 16 characters.',
    );
  }
  const faults = read.faults();
  if (faults.length > 0) {
    const lines = faults.map((line) => `  ${line}`).join('\n');
    throw new SettingsError(`Nothing was started, because of these settings:\n${lines}`);
  }
  return settings;
}

/** The name of an operator may come from a proxy. */
function readWhoIsBelieved(
  read: ReturnType<typeof createReader>,
): Pick<Settings, 'trustedProxies' | 'operators'> {
  const trustedProxies = parseTrustedProxies(read);
  return { trustedProxies, operators: parseOperators(read, trustedProxies) };
}

function readMetrics(read: ReturnType<typeof createReader>): MetricsSettings | undefined {
  const token = read.secret('METRICS_TOKEN');
  const port = read.text('METRICS_PORT') === undefined ? undefined : read.port('METRICS_PORT', 0);
  const pagesCount = read.oneOf('TELEMETRY', ['on', 'off'], 'on') === 'on';
  if (token !== undefined && /\s/.test(token))
    read.refuse('METRICS_TOKEN', 'holds a blank, which no bearer token may. Use letters, digits and signs.');
  return token === undefined && port === undefined ? undefined : { token, port, pagesCount };
}

function readDatabase(read: ReturnType<typeof createReader>): DatabaseAddress | undefined {
  const url = read.text('DATABASE_URL');
  if (url === undefined) return undefined;
  const parsed = parseDatabaseUrl(url);
  if (parsed.kind === 'parsed') return parsed.address;
  read.refuse('DATABASE_URL', parsed.why);
  return undefined;
}

function readDataOrigins(read: ReturnType<typeof createReader>): readonly string[] | undefined {
  const origins = read.origins('DATA_ORIGINS');
  return origins.length > 0 ? origins : undefined;
}

/** The sandbox city stands in for every outside address that is unset, where it may run. */
export function needsSandbox({ outside, sandbox }: Settings): boolean {
  return sandbox === 'on' || [...outside.values()].some((address) => address === undefined);
}
