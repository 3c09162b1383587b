import { loadViews } from '@guichet/fields/every-view';
import {
  createHiddenForms,
  createReferenceLinks,
  createSenders,
  createSources,
  createValidation,
  endConnectionsWhenStopping,
  type FormSources,
} from '@guichet/form-service';
import { createMaps } from '@guichet/gis';
import { type RunningSandbox, startSandbox } from '@guichet/sandbox';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openForms } from '../forms/open-forms.ts';
import type { OpenForms } from '../forms/opened-forms.ts';
import { serverCalls } from '../maps/retry-once.ts';
import { mapAddressesOf } from '../maps/service-addresses.ts';
import { countCalls } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/metrics-routes.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { notifyOutages, outageLines, warnOfOutage } from '../outages/notify-outages.ts';
import { createOutages } from '../outages/outages.ts';
import { openPostedFolder } from '../plain-post/posted-folder.ts';
import { destinationsOf } from '../settings/destinations.ts';
import { explained } from '../settings/explained.ts';
import { keepSecret } from '../settings/keep-secret.ts';
import { missingServices } from '../settings/outside-addresses.ts';
import { needsSandbox, parseSettings } from '../settings/parse-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { openStores } from '../stores/open-stores.ts';
import { createReceiptCookies, receiptGiver } from './cookies.ts';
import { addRoutes, createApp } from './create-app.ts';
import { deliveryOf } from './delivery-of.ts';
import { createDrawing } from './draw.tsx';
import { createFormPages } from './form-pages.ts';
import { createLeftCookies } from './left-cookies.ts';
import { readPageAssets } from './page-assets.ts';
import { createHeadersOf } from './page-headers.ts';
import { createPagePolicy } from './page-policy.ts';
import { forBrowsers, siteOf } from './site-of-settings.ts';
import type { SiteParts } from './site-parts.ts';
import { warmPages, warmPagesOf } from './warm-pages.ts';

/** Of `npm run dev` alone. */
export interface Development {
  addRoutes(app: FastifyInstance): void;
}

/** A page of the tools, in which forms are tried. */
export type Playground = Pick<Development, 'addRoutes'>;

export interface ServerOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative folders of the settings start from. */
  readonly root: string;
  /** Vite's client build, with its manifest. */
  readonly clientDir: string;
  /** The program of a worker thread, beside a server that is bundled. Unset: the form service's own, from its sources. */
  readonly workerFile?: string;
  /** For authors: forms that are not public yet are served like others, and so are these routes. */
  readonly development?: Development;
  /** Served while the sandbox runs. */
  readonly playground?: Playground;
}

export interface RunningServer {
  /** Lines to print when ready: addresses, and storage locations. */
  readonly lines: readonly string[];
  /** Finishes what was accepted, then ends. */
  close(): Promise<void>;
}

/** Starts the residents' site and all it needs. Throws a SettingsError that names every wrong setting. */
export async function startServer({
  env,
  root,
  clientDir,
  workerFile,
  development,
  playground,
}: ServerOptions): Promise<RunningServer> {
  const settings = parseSettings(env, root);
  const secret = settings.signingSecret ?? keepSecret(settings.dataDir);
  const assets = readPageAssets(clientDir, settings.basePath);
  const policy = createPagePolicy(assets.sheet.hash);
  await loadViews();
  const toClose: (() => Promise<unknown>)[] = [];
  async function close(): Promise<void> {
    for (const end of toClose.splice(0).reverse()) await end();
  }

  try {
    let siteUrl = settings.siteUrl ?? '';
    const playgroundUrl = () => (playground && siteUrl ? `${siteUrl}/playground` : undefined);
    const sandbox = await openSandbox(settings, playgroundUrl);
    if (sandbox !== undefined) toClose.push(() => sandbox.close());
    const site = siteOf(settings, sandbox);
    const missing = missingServices(settings.outside);
    const outages = createOutages(missing);
    const destinations = destinationsOf(settings, sandbox && forBrowsers(sandbox.address));
    const isElsewhere = settings.formServiceUrl !== undefined;
    const known = new Set<string>();
    const drawing = createDrawing(site, assets, destinations, (form) => {
      const outage = outages.outageOf(form);
      if (isElsewhere && outage !== undefined && !known.has(form.path)) {
        known.add(form.path);
        warnOfOutage(form, outages, app.log);
      }
      return outage;
    });
    const hidden = createHiddenForms(secret, settings.basePath);
    const app = createApp({ site, drawing }, { level: settings.logLevel }, settings.trustedProxies, hidden);
    endConnectionsWhenStopping(app);
    const sources = sourcesOf(settings, sandbox, app.log);
    const validation = createValidation({ workerFile });
    toClose.push(() => validation.close());
    const senders = createSenders(secret);
    const stores = await explained(() => openStores(settings, app.log));
    toClose.push(() => stores.close());
    const delivery = { ...deliveryOf(settings, sandbox), siteUrl: () => siteUrl };
    toClose.push(async () => delivery.mailer?.close());
    const showsUnpublished = development !== undefined;
    let openedForms: OpenForms | undefined;
    const counting = openMetrics(settings.metrics, () => openedForms);
    const metrics = counting?.metrics;
    if (metrics !== undefined) toClose.push(async () => metrics.close());
    const now = Date.now;
    const receipts = createReceiptCookies(secret, site, now);
    const underWay = { bytes: 0 };
    const needs = {
      giveReceipt: receiptGiver(receipts, now),
      onSaved: counting?.onSaved,
      secret,
      underWay,
      senders,
      sources,
      validation,
      stores,
      showsUnpublished,
      hidden,
      delivery,
    };
    const forms = await openForms(settings, needs, app.log);
    openedForms = forms;
    toClose.push(() => forms.close());
    const orders = await explained(() => stores.openOrders());
    toClose.push(
      () => orders.close(),
      // Closed before all that the requests under way use.
      () => app.close(),
    );
    const { timeZone, rateLimit, corsOrigins } = settings;
    const mapAddresses = mapAddressesOf(settings, sandbox?.addresses);
    const calls = serverCalls();
    const mapCalls = metrics === undefined ? calls : countCalls(calls, mapAddresses, metrics);
    const { desk } = forms;
    const { operators } = settings;
    const parts: SiteParts = {
      site,
      source: forms.source,
      drawing,
      outages,
      pages: createFormPages({ site, drawing, outages, destinations, timeZone, now }),
      receipts,
      references: createReferenceLinks(secret),
      track: forms.track,
      left: createLeftCookies(secret, site),
      mapAddresses,
      mapCalls,
      maps: createMaps(mapAddresses, mapCalls),
      ordering: {
        source: forms.source,
        validate: validation.validate,
        orders,
        now,
        timeZone,
        onUnchecked: ({ path, version }, unchecked) =>
          app.log.warn({ form: path, version, unchecked }, 'an order was placed without being checked whole'),
      },
      sources,
      frame: { script: assets.frame, mailingList: destinations.mailingList, origins: corsOrigins },
      policy,
      headersOf: createHeadersOf(policy, destinations),
      corsOrigins,
      timeZone,
      senders,
      rateLimit,
      postedFolder: openPostedFolder(settings.dataDir, now(), { underWay }),
      clientDir,
      bundles: assets.bundles,
      now,
      metrics,
      metricsToken: settings.metrics?.token,
      desk: desk && operators && { desk, operators, secret, site, drawing, senders, now },
    };
    const port = settings.metrics?.port;
    const figures =
      metrics &&
      port !== undefined &&
      (await serveMetrics({
        metrics,
        port,
        host: settings.host,
        token: settings.metrics?.token,
        logger: false,
      }));
    if (figures) toClose.push(() => figures.close());
    development?.addRoutes(app);
    if (sandbox !== undefined) playground?.addRoutes(app);
    await addRoutes(app, parts, forms.api);
    const without = await outageLines({ missing, outages, source: forms.source, isElsewhere });
    const address = await app.listen({ port: settings.port, host: settings.host });
    siteUrl ||= `${forBrowsers(address)}${settings.basePath}`;
    forms.afterReceipt();
    setImmediate(forms.report);
    const notDrawn = (error: unknown) => app.log.error({ err: error }, 'a form could not be drawn');
    // Beside the sandbox the first to open a form is a developer or a test, and most forms are never opened.
    if (settings.formServiceUrl === undefined && sandbox === undefined) warmPages(parts).catch(notDrawn);
    forms.follow((aliases) => {
      warmPagesOf(aliases, parts).catch(notDrawn);
      notifyOutages(aliases, parts, app.log).catch(notDrawn);
    });
    const playgroundLine = sandbox && playgroundUrl();
    return {
      lines: [
        ...linesOf(address, settings, sandbox, forms),
        ...(figures ? [`Figures      ${forBrowsers(figures.address)}/metrics`] : []),
        ...(playgroundLine ? [`Playground   ${playgroundLine}`] : []),
        ...without,
      ],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSandbox(
  settings: Settings,
  playgroundUrl: () => string | undefined,
): Promise<RunningSandbox | undefined> {
  return needsSandbox(settings)
    ? startSandbox({ port: settings.sandboxPort, host: settings.sandboxHost, playgroundUrl })
    : undefined;
}

/** Where choices are asked for: the origins that are named, else the sandbox. A path alone starts at the form service, else at the first of them. */
function sourcesOf(
  { dataOrigins, formServiceUrl }: Settings,
  sandbox: RunningSandbox | undefined,
  log: FastifyBaseLogger,
): FormSources {
  const unset = sandbox === undefined ? [] : [new URL(forBrowsers(sandbox.address)).origin];
  const origins = dataOrigins ?? unset;
  return createSources({
    origins,
    base: formServiceUrl ?? origins[0],
    hasResources: formServiceUrl !== undefined,
    now: Date.now,
    notify: (events) => log.warn(events, 'choices were not found'),
  });
}

function linesOf(
  address: string,
  { basePath }: Settings,
  sandbox: RunningSandbox | undefined,
  forms: OpenForms,
): readonly string[] {
  return [
    `Site         ${forBrowsers(address)}${basePath}/`,
    ...(sandbox === undefined
      ? []
      : [
          `Sandbox      ${forBrowsers(sandbox.address)}/`,
          `  mail       smtp://${sandbox.mail.host}:${sandbox.mail.port}`,
        ]),
    ...forms.lines,
  ];
}
