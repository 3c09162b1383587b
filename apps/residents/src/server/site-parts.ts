import type { FastifyInstance } from 'fastify';
import type { FormSource } from '../forms/form-source.ts';
import type { Site } from '../pages/site.ts';
import type { ReceiptCookies } from './cookies.ts';
import type { Drawing } from './draw.tsx';
import type { FormPages } from './form-pages.ts';

/** Puts the form service, or the way to one, under a prefix. */
export type ApiRoutes = (app: FastifyInstance) => Promise<void>;

/** What the routes of the site work with. */
export interface SiteParts {
  readonly site: Site;
  readonly source: FormSource;
  readonly drawing: Drawing;
  readonly pages: FormPages;
  readonly receipts: ReceiptCookies;
  readonly timeZone: string;
  /** Posts a minute from one address; 0: no limit. */
  readonly rateLimit: number;
  /** Vite's client build. */
  readonly clientDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
