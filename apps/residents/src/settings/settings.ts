import type { InEveryLocale } from '@guichet/definition';
import type {
  Destination,
  LogLevel,
  Operators,
  SmtpSettings,
  TrustedProxies,
  UploadSettings,
} from '@guichet/form-service';
import type { DatabaseAddress } from '@guichet/form-service/postgresql';
import type { OutsideAddresses } from './outside-addresses.ts';

/** How this deployment is set up. Read once, from the environment. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The path that all addresses begin with, such as `/forms`. Empty: the root. */
  readonly basePath: string;
  readonly dataDir: string;
  /** Undefined: SQLite in `dataDir`. */
  readonly database: DatabaseAddress | undefined;
  readonly formsDir: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Undefined: the embedded form service. */
  readonly formServiceUrl: string | undefined;
  readonly siteNames: InEveryLocale;
  /** Requests a minute from one resident; 0: no limit. */
  readonly rateLimit: number;
  /** The proxies in front, which say who a resident is. */
  readonly trustedProxies: TrustedProxies;
  /** Undefined: a random one that is kept in `dataDir`. Never with `database`: all servers on it need the same. */
  readonly signingSecret: string | undefined;
  readonly uploads: UploadSettings;
  /** By name, as the file of the operator has them. */
  readonly destinations: ReadonlyMap<string, Destination>;
  /** Those who may read submissions. Undefined: nobody. */
  readonly operators: Operators | undefined;
  /** Figures for Prometheus. Undefined: none are given out. */
  readonly metrics: MetricsSettings | undefined;
  /** Days that submissions of forms stay that say nothing. Undefined: they stay. */
  readonly retentionDays: number | undefined;
  /** Undefined: the sandbox's, where it runs; else no mail is sent. */
  readonly smtp: SmtpSettings | undefined;
  /** The address of the site in mail and webhooks. Undefined: the one that it listens at. */
  readonly siteUrl: string | undefined;
  readonly sandboxPort: number;
  readonly sandboxHost: string;
  readonly logLevel: LogLevel;
  /** Origins that the payment gateway redirects to, beside its own. */
  readonly paymentRedirects: readonly string[];
  /** Origins whose pages may show our forms and send them. Empty: none but our own. */
  readonly corsOrigins: readonly string[];
  /** Origins that choices may be asked of. Undefined: the sandbox's alone, where it runs. */
  readonly dataOrigins: readonly string[] | undefined;
  /** `off`: never; `asNeeded`: while an outside address is unset. */
  readonly sandbox: SandboxMode;
  /** Services of the city. */
  readonly outside: OutsideAddresses;
}

export interface MetricsSettings {
  /** A bearer token for the figures. Undefined: they are on a port of their own alone. */
  readonly token: string | undefined;
  /** The port of `/metrics`; 0: any free one. Undefined: `/metrics` is on the site's own port alone. */
  readonly port: number | undefined;
  /** Pages count which rules stop residents, and send that. */
  readonly pagesCount: boolean;
}

export type SandboxMode = 'on' | 'off' | 'asNeeded';
