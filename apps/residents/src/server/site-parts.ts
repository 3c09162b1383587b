import type { FormSources, ReferenceLinks, Senders, Tracked } from '@guichet/form-service';
import type { CallOptions, MapAddresses, Maps } from '@guichet/gis';
import type { FastifyInstance } from 'fastify';
import type { DeskParts } from '../desk/desk-parts.ts';
import type { FormSource } from '../forms/form-source.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Outages } from '../outages/outages.ts';
import type { Site } from '../pages/site.ts';
import type { Ordering } from '../plain-post/leave-by-plain-post.ts';
import type { PostedFolder } from '../plain-post/posted-folder.ts';
import type { Bundles } from './bundles.ts';
import type { ReceiptCookies } from './cookies.ts';
import type { Drawing } from './draw.tsx';
import type { FormPages } from './form-pages.ts';
import type { LeftCookies } from './left-cookies.ts';
import type { HeadersOf } from './page-headers.ts';
import type { PagePolicy } from './page-policy.ts';
import type { addFrame } from './routes/get-frame.ts';

/** Puts the form service, or the way to one, under a prefix. */
export type ApiRoutes = (app: FastifyInstance) => Promise<void>;

/** The dependencies of the site's routes. */
export interface SiteParts {
  readonly site: Site;
  readonly source: FormSource;
  readonly drawing: Drawing;
  /** Notices about services that this deployment lacks. */
  readonly outages: Outages;
  readonly pages: FormPages;
  /** The files that bring each form its features. */
  readonly bundles: Bundles;
  readonly receipts: ReceiptCookies;
  /** Links to the pages of reference numbers. */
  readonly references: ReferenceLinks;
  /** The state of a submission; undefined where a service elsewhere has them. */
  readonly track: ((reference: string) => Promise<Tracked | undefined>) | undefined;
  readonly left: LeftCookies;
  /** Where the proxy leads to. */
  readonly mapAddresses: MapAddresses;
  /** How each call to it is made. */
  readonly mapCalls: CallOptions;
  /** The server's own way to the city's map, for forms that are sent without a script. */
  readonly maps: Maps;
  /** Asks for choices that stand elsewhere. */
  readonly sources: FormSources;
  /** The frame of a mailing list. */
  readonly frame: Parameters<typeof addFrame>[1];
  /** The dependencies of placing payment orders. */
  readonly ordering: Ordering;
  readonly policy: PagePolicy;
  readonly headersOf: HeadersOf;
  /** Origins whose pages may show our forms and send them. */
  readonly corsOrigins: readonly string[];
  readonly timeZone: string;
  /** Tells residents apart, for limits. */
  readonly senders: Senders;
  /** Figures; undefined: nothing is counted. */
  readonly metrics: Metrics | undefined;
  /** Opens the figures at the site's own address. Undefined: they are not there. */
  readonly metricsToken: string | undefined;
  /** The pages for clerks. Undefined: there are none. */
  readonly desk: DeskParts | undefined;
  /** Posts a minute from one resident, and as many questions to the map; 0: no limit. */
  readonly rateLimit: number;
  readonly postedFolder: PostedFolder;
  /** Vite's client build. */
  readonly clientDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
