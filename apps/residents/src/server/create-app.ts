import type { IncomingMessage } from 'node:http';
import { defaultLocale, isLocale } from '@guichet/definition';
import {
  boundBodies,
  type HiddenForms,
  lateChildLogger,
  longestRequestMs,
  retryAfter,
  StorageError,
  type TrustedProxies,
  traceOf,
  trustProxyOf,
  warnOfUnnamedProxy,
} from '@guichet/form-service';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { addDesk } from '../desk/desk-routes.ts';
import { mapProxy } from '../maps/map-proxy.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addMetrics } from '../metrics/metrics-routes.ts';
import { addTelemetry } from '../metrics/telemetry-route.ts';
import type { Refusal } from '../pages/refusal-messages.ts';
import { choicesProxy } from '../sources/choices-proxy.ts';
import { allowOrigins } from './allow-origins.ts';
import { toNotFoundPage } from './not-found.ts';
import { createRequestId } from './request-id.ts';
import { addAssets } from './routes/get-assets.ts';
import { addFormPage } from './routes/get-form-page.ts';
import { addFrame } from './routes/get-frame.ts';
import { addHealth } from './routes/get-health.ts';
import { addList } from './routes/get-list.ts';
import { addPrepared } from './routes/get-prepared.ts';
import { addThankYou } from './routes/get-thank-you.ts';
import { addTracking } from './routes/get-tracking.ts';
import { addFormPost } from './routes/post-form.ts';
import { addKeptFilesPost } from './routes/post-kept-files.ts';
import { addOrderPost } from './routes/post-order.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { ApiRoutes, SiteParts } from './site-parts.ts';
import { urlWithin } from './url-within.ts';

/** A server without routes, not listening yet. */
export function createApp(
  parts: Pick<SiteParts, 'site' | 'drawing'>,
  logger: FastifyServerOptions['logger'],
  proxies: TrustedProxies,
  hidden?: HiddenForms,
): FastifyInstance {
  const app = fastify({
    ...(logger !== undefined && { logger }),
    trustProxy: trustProxyOf(proxies),
    genReqId: createRequestId,
    childLoggerFactory: lateChildLogger,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }: IncomingMessage) => urlWithin(parts.site.base, url),
    routerOptions: { maxParamLength: 300 },
    // As much as the form service takes.
    bodyLimit: 1024 * 1024,
    // Of a request with a file; others are bounded below.
    requestTimeout: longestRequestMs,
    // Addresses that cannot be decoded.
    frameworkErrors: (_, __, reply) => toNotFoundPage(reply, parts, undefined),
  });
  boundBodies(app);
  hidden?.takeLinks(app);
  warnOfUnnamedProxy(app, proxies);
  return app;
}

/** Puts all routes of the residents' site on a server. */
export async function addRoutes(app: FastifyInstance, parts: SiteParts, api: ApiRoutes): Promise<void> {
  logWithoutPersonalData(app);
  if (parts.metrics !== undefined) countUploads(app, parts.metrics);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    done();
  });
  allowOrigins(app, parts.corsOrigins);
  app.setNotFoundHandler((request, reply) => {
    const [first, second] = request.url.split(/[/?]/).filter((part) => part !== '');
    if (first === 'assets' || first === 'favicon.ico')
      return reply.code(404).type('text/plain').send('Not found');
    return toNotFoundPage(reply, parts, first === 'prepared' ? second : first);
  });
  await app.register(api, { prefix: '/api' });
  const { mapAddresses: addresses, mapCalls, rateLimit, senders, now, corsOrigins: origins } = parts;
  const asked = { rateLimit, senders, origins };
  await app.register(mapProxy, { prefix: '/gis', addresses, now, ...asked, ...mapCalls });
  const { source, sources } = parts;
  await app.register(choicesProxy, { prefix: '/choices', source, sources, ...asked });
  await app.register(async (scope) => addAssets(scope, parts));
  addHealth(app, parts);
  await addFigures(app, parts);
  addPrepared(app, parts);
  addFrame(app, parts.frame);
  await app.register(async (orders) => addOrderPost(orders, parts), { prefix: '/orders' });
  await app.register(async (files) => addKeptFilesPost(files, parts), { prefix: '/kept-files' });
  await app.register(async (pages) => {
    addSecurityHeaders(pages, parts.policy);
    answerErrorsWithPages(pages, parts);
    addList(pages, parts);
    addThankYou(pages, parts);
    addTracking(pages, parts);
    const { desk } = parts;
    if (desk !== undefined) await pages.register((scope) => addDesk(scope, desk), { prefix: '/desk' });
    addFormPage(pages, parts);
    await pages.register(async (posts) => addFormPost(posts, parts));
  });
}

/** Figures for those who know the token, and what pages count for them. */
async function addFigures(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { metrics, metricsToken, site } = parts;
  if (metrics === undefined || metricsToken === undefined)
    app.get('/metrics', (_, reply) => reply.code(404).type('text/plain').send('Not found'));
  else addMetrics(app, metrics, metricsToken);
  if (metrics !== undefined && site.countsTo !== undefined)
    await app.register((scope) => addTelemetry(scope, { ...parts, metrics }));
}

/** Files that are sent to the form service, or pieces of them. */
function countUploads(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, routeOptions } = request;
    if (/^\/api\/file/.test(routeOptions.url ?? '') && (method === 'POST' || method === 'PATCH'))
      metrics.upload(statusCode < 400 ? 'received' : statusCode < 500 ? 'refused' : 'failed');
    done();
  });
}

/** One line for each post and each failure, the rest for `debug`: no query, no body, no address of the visitor. */
function logWithoutPersonalData(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    const { statusCode } = reply;
    const level = method === 'POST' || statusCode >= 400 ? 'info' : 'debug';
    if (level === 'debug' && !logsDebug(app)) return done();
    const { routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log[level]({ method, route: routeOptions.url ?? 'none', status: statusCode, ms }, 'answered');
    done();
  });
}

function logsDebug({ log }: FastifyInstance): boolean {
  return log.level === 'debug' || log.level === 'trace';
}

const refusals: Readonly<Record<number, Refusal>> = {
  400: 'wrongType',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
};

function answerErrorsWithPages(app: FastifyInstance, { drawing }: SiteParts): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const refusal = refusals[status] ?? 'unexpected';
    const isUnstored = error instanceof StorageError;
    if (isUnstored) reply.header('retry-after', retryAfter);
    // Storage itself reports, once, that it fails.
    else if (refusal === 'unexpected') {
      request.log.error(traceOf(error), 'a request failed');
    }
    // The pages of clerks stand below a path of their own.
    const language = request.url.split(/[/?]/, 3).find(isLocale) ?? defaultLocale;
    return reply
      .code(isUnstored ? 503 : refusal === 'unexpected' ? 500 : status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(drawing.refusal(language, refusal, refusal === 'unexpected' ? request.id : undefined));
  });
}
