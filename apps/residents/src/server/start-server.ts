import { locales } from '@guichet/definition';
import { loadViews } from '@guichet/fields/whole-views';
import { endConnectionsWhenStopping } from '@guichet/form-service';
import { type RunningSandbox, startSandbox } from '@guichet/sandbox';
import { type OpenForms, openForms } from '../forms/open-forms.ts';
import type { Site } from '../pages/site.ts';
import { keepSecret } from '../settings/keep-secret.ts';
import { needsSandbox, parseSettings } from '../settings/parse-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { createReceiptCookies } from './cookies.ts';
import { addRoutes, createApp } from './create-app.ts';
import { createDrawing } from './draw.tsx';
import { createFormPages } from './form-pages.ts';
import { readPageAssets } from './page-assets.ts';
import type { SiteParts } from './site-parts.ts';
import { warmPages, warmPagesOf } from './warm-pages.ts';

export interface ServerOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative folders of the settings start from. */
  readonly root: string;
  /** Vite's client build, with its manifest. */
  readonly clientDir: string;
}

export interface RunningServer {
  /** What to print when ready: addresses, and what is stored where. */
  readonly lines: readonly string[];
  /** Finishes what was accepted, then ends. */
  close(): Promise<void>;
}

/** Starts the residents' site and all it needs. Throws a SettingsError that names every wrong setting. */
export async function startServer({ env, root, clientDir }: ServerOptions): Promise<RunningServer> {
  const settings = parseSettings(env, root);
  const secret = settings.signingSecret ?? keepSecret(settings.dataDir);
  const assets = readPageAssets(clientDir);
  await loadViews();
  const toClose: (() => Promise<unknown>)[] = [];
  async function close(): Promise<void> {
    for (const end of toClose.splice(0).reverse()) await end();
  }

  try {
    const sandbox = await openSandbox(settings);
    if (sandbox !== undefined) toClose.push(() => sandbox.close());
    const site = siteOf(settings, sandbox);
    const app = createApp(site, { level: settings.logLevel });
    endConnectionsWhenStopping(app);
    const forms = await openForms(settings, app.log);
    toClose.push(
      () => forms.close(),
      () => app.close(),
    );
    const drawing = createDrawing(site, assets);
    const { timeZone, rateLimit } = settings;
    const now = Date.now;
    const parts: SiteParts = {
      site,
      source: forms.source,
      drawing,
      pages: createFormPages({ site, drawing, timeZone, now }),
      receipts: createReceiptCookies(secret, now),
      timeZone,
      rateLimit,
      clientDir,
      now,
    };
    await addRoutes(app, parts, forms.api);
    const address = await app.listen({ port: settings.port, host: settings.host });
    setImmediate(forms.report);
    const notDrawn = (error: unknown) => app.log.error({ err: error }, 'a form could not be drawn');
    if (settings.formServiceUrl === undefined) warmPages(parts).catch(notDrawn);
    forms.follow((aliases) => void warmPagesOf(aliases, parts).catch(notDrawn));
    return { lines: linesOf(address, sandbox, forms), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSandbox(settings: Settings): Promise<RunningSandbox | undefined> {
  return needsSandbox(settings)
    ? startSandbox({ port: settings.sandboxPort, host: settings.sandboxHost })
    : undefined;
}

/** The public site is the sandbox's where no address is set. */
function siteOf({ outside, siteNames }: Settings, sandbox: RunningSandbox | undefined): Site {
  const city = sandbox === undefined ? '' : forBrowsers(sandbox.address);
  const [en, fr] = locales;
  return {
    names: siteNames,
    publicUrls: {
      en: outside.get('PUBLIC_SITE_URL_EN') ?? `${city}/${en}`,
      fr: outside.get('PUBLIC_SITE_URL_FR') ?? `${city}/${fr}`,
    },
  };
}

function linesOf(address: string, sandbox: RunningSandbox | undefined, forms: OpenForms): readonly string[] {
  return [
    `Site         ${forBrowsers(address)}/`,
    ...(sandbox === undefined ? [] : [`Sandbox      ${forBrowsers(sandbox.address)}/`]),
    ...forms.lines,
  ];
}

/** The address of a server that listens everywhere, as a browser on this machine opens it. */
function forBrowsers(address: string): string {
  const url = new URL(address);
  return /^(0\.0\.0\.0|127\.0\.0\.1|\[::1?\])$/.test(url.hostname)
    ? `http://localhost:${url.port}`
    : url.origin;
}
