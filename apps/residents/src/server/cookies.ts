import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isJsonObject, locales } from '@guichet/definition';
import { isOwnPost, type SavedListener } from '@guichet/form-service';
import { findReferenceNumber } from '@guichet/service-client';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formUrl, type SiteBase, thankYouUrl } from '../pages/site.ts';

const sessionName = 'guichet-session';
const receiptName = 'guichet-receipt';
/** Says to a form's script, and to nobody else, that it may ask for the receipt. Without content. */
const sentName = 'guichet-sent';
/** How long a receipt can be shown again, in seconds. Source: architecture, plain post. */
const receiptSeconds = 30 * 60;

/** The content of a receipt's cookie, without personal data. */
export interface KeptReceipt {
  readonly referenceNumber: string | undefined;
  readonly alias: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A cookie that the visitor sent, decoded. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];
}

export function setCookie(reply: FastifyReply, cookie: SetCookie): void {
  reply.header('set-cookie', stringifySetCookie(cookie));
}

/** The visitor's random cookie, by which a repeated post is known. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const session = cookieOf(request, sessionName);
  return session !== undefined && /^[\w-]{36}$/.test(session) ? session : undefined;
}

/** Gives a visitor without one a random cookie. */
export function giveSession(request: FastifyRequest, reply: FastifyReply, { base }: SiteBase): void {
  if (sessionOf(request) !== undefined) return;
  const secure = isSecure(request) ? '; Secure' : '';
  // Nothing in it is to be encoded: put together here, it costs the page from memory next to nothing.
  const path = base === '' ? '/' : base;
  reply.header(
    'set-cookie',
    `${sessionName}=${randomUUID()}; Path=${path}; HttpOnly${secure}; SameSite=Strict`,
  );
}

export interface ReceiptCookies {
  give(request: FastifyRequest, reply: FastifyReply, receipt: KeptReceipt): void;
  /** The receipt of this visit; undefined when there is none, it is too old, or it was not signed here. */
  read(request: FastifyRequest): KeptReceipt | undefined;
}

export function createReceiptCookies(secret: string, site: SiteBase, now: () => number): ReceiptCookies {
  const sign = (text: string) => createHmac('sha256', secret).update(`receipt ${text}`).digest('base64url');

  return {
    give(request, reply, { referenceNumber, alias, receivedAt }) {
      const text = Buffer.from(JSON.stringify([referenceNumber ?? null, alias, receivedAt])).toString(
        'base64url',
      );
      const common = {
        sameSite: 'strict',
        maxAge: receiptSeconds,
        ...(isSecure(request) && { secure: true }),
      } as const;
      // Bound to the thank-you page of each language, so that no other page is sent it.
      for (const locale of locales) {
        setCookie(reply, {
          name: receiptName,
          value: `${text}.${sign(text)}`,
          path: thankYouUrl(site, locale),
          httpOnly: true,
          ...common,
        });
      }
      for (const locale of locales)
        setCookie(reply, { name: sentName, value: '1', path: formUrl(site, locale, alias), ...common });
    },
    read(request) {
      const [text = '', signature = ''] = (cookieOf(request, receiptName) ?? '').split('.');
      if (!isSame(signature, sign(text))) return undefined;
      const receipt = parseReceipt(Buffer.from(text, 'base64url').toString());
      return receipt && now() - receipt.receivedAt < receiptSeconds * 1000 ? receipt : undefined;
    },
  };
}

/** Gives the receipt to pages of ours that sent a form by script. Programs and other sites get no cookie. */
export function receiptGiver({ give }: ReceiptCookies, now: () => number): SavedListener {
  return (request, reply, { alias, metadata }) => {
    // Browsers send the first along with a post in any case.
    if (request.headers.origin === undefined && request.headers['sec-fetch-site'] === undefined) return;
    if (!isOwnPost(request)) return;
    give(request, reply, {
      // As its page has it.
      ...{ alias: alias.trim().toLowerCase(), receivedAt: now() },
      referenceNumber: findReferenceNumber(metadata),
    });
  };
}

function parseReceipt(text: string): KeptReceipt | undefined {
  const value: unknown = JSON.parse(text);
  if (isJsonObject(value) || !Array.isArray(value)) return undefined;
  const [reference, alias, receivedAt] = value;
  if (typeof alias !== 'string' || typeof receivedAt !== 'number') return undefined;
  return { referenceNumber: typeof reference === 'string' ? reference : undefined, alias, receivedAt };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether the visitor came over TLS, as far as a balancer in front says. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';
}
