import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ClosedAddressError, guardedConnection } from '../../sources/guarded-connection.ts';
import { responseTo } from '../../sources/response-to.ts';
import type { Deliver, DeliveryOutcome } from '../destination.ts';
import { type SigningKey, webhookHeaders } from './sign-webhook.ts';
import { type Links, webhookBody } from './webhook-body.ts';

export interface WebhookDestination {
  readonly kind: 'webhook';
  readonly url: URL;
  readonly keys: readonly SigningKey[];
  readonly headers: Readonly<Record<string, string>>;
  readonly isFull: boolean;
  readonly withProtected: boolean;
}

export interface WebhookNeeds {
  readonly links: Links;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For tests alone. */
  readonly timeoutMs?: number;
}

/** To connect, to send and to be answered. Source: Standard Webhooks 1.0, which says 15 to 30 seconds. */
const usualTimeoutMs = 15_000;

/** Posts a signed event, as Standard Webhooks 1.0 has it. Follows no redirect. */
export function createWebhookDelivery(
  destination: WebhookDestination,
  { links, now, timeoutMs = usualTimeoutMs }: WebhookNeeds,
): Deliver {
  const { url, keys, headers } = destination;
  return async (parcel, stopping) => {
    const body = JSON.stringify(webhookBody(parcel, destination, links));
    const late = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([stopping, late]);
    try {
      const response = await post(
        url,
        {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Guichet',
          ...webhookHeaders(parcel.delivery.id, now(), body, keys),
        },
        body,
        signal,
      );
      response.destroy();
      return outcomeOf(response, now());
    } catch (error) {
      // Node's request throws one and the same error, whatever aborts it.
      return { kind: 'failed', fault: late.aborted ? 'It did not answer in time.' : faultOf(error) };
    }
  };
}

function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // Resolved and checked for each connection: a name that leads elsewhere by now is not followed.
  const connection = guardedConnection(url);
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return responseTo(ask(url, { method: 'POST', signal, ...connection, headers }).end(body));
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: number): DeliveryOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered' };
  if (statusCode === 410)
    return { kind: 'gone', fault: 'It answered with status 410: it wants nothing any more.' };
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now);
  const isRedirect = statusCode >= 300 && statusCode < 400;
  const fault = `It answered with status ${statusCode}${isRedirect ? ', a redirect, which is not followed' : ''}.`;
  return { kind: 'failed', fault, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** Seconds, or a date. */
function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Without the address, which may hold a secret. */
function faultOf(error: unknown): string {
  if (error instanceof ClosedAddressError) return 'Its name resolves to an address that is not allowed.';
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `It cannot be reached${code}.`;
}
