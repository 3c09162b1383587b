import rateLimit from '@fastify/rate-limit';
import type { PreparedForm } from '@guichet/engine';
import { isOwnPost, perMinute, type Senders } from '@guichet/form-service';
import type { FastifyInstance } from 'fastify';
import type { FormSource } from '../forms/form-source.ts';
import { formNamesOf, isRule } from './form-names.ts';
import type { Metrics } from './metrics.ts';

/** Where pages send what they counted, below the base. */
export const telemetryPath = '/telemetry';

interface TelemetryParts {
  readonly metrics: Metrics;
  readonly source: Pick<FormSource, 'findVersion'>;
  readonly senders: Senders;
  /** Requests a minute from one resident; 0: no limit. */
  readonly rateLimit: number;
}

/** In bytes: the names of a long form. */
const largestBody = 16 * 1024;

/** So many pages may be left in a minute by one resident. */
const maxPerMinute = 60;

/** `POST /telemetry`: what a page counted. No cookie and no address of it is read, nothing is kept but sums. */
export async function addTelemetry(
  app: FastifyInstance,
  { metrics, source, senders, rateLimit: limit }: TelemetryParts,
): Promise<void> {
  if (limit > 0) await app.register(rateLimit, { global: false });
  const config = limit > 0 && { config: { rateLimit: perMinute(Math.min(limit, maxPerMinute), senders) } };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: largestBody }, (_, body, done) =>
    done(null, body),
  );
  app.post(telemetryPath, { ...config }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnPost(request)) return reply.code(403).send();
    // Their browser asks that nobody follows them: then we do not even count.
    if (request.headers['sec-gpc'] === '1') return reply.code(204).send();
    const [version = '', ...lines] = typeof request.body === 'string' ? request.body.split('\n') : [];
    const form = await source.findVersion(version);
    if (form !== undefined) for (const line of new Set(lines)) count(metrics, form, line);
    return reply.code(204).send();
  });
}

/** A line is a page, or a rule with the component that it stopped the resident at; nothing else counts. */
function count(metrics: Metrics, form: PreparedForm, line: string): void {
  const [, rule = '', component = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
  if (rule === '') metrics.formPage(form, line, 'script');
  else if (isRule(rule) && formNamesOf(form).component(component)?.id === component)
    metrics.refusal(form, component, rule, 'script');
}
