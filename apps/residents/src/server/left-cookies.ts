import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isJsonObject, type Locale } from '@guichet/definition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnsweredPage } from '../pages/page-data.ts';
import { formUrl, type SiteBase } from '../pages/site.ts';
import { cookieOf, isSecure, setCookie } from './cookies.ts';

const name = 'guichet-left';

/** How long somebody may be at the payment gateway and come back to the filled form, in seconds. */
const keptSeconds = 60 * 60;

/** Browsers drop a cookie of more than 4,096 characters with its attributes. */
const maxCharacters = 3500;

/** Of what a cookie of ours can hold, far more than enough. */
const maxInflated = 256 * 1024;

/** The answers of a resident without a script who left for the payment gateway. */
export interface PostedLeft {
  readonly key: string;
  readonly reference: string;
  /** Undefined: too much for a cookie. */
  readonly answers: Pick<AnsweredPage, 'data' | 'place'> | undefined;
}

/**
 * Keeps the answers of a resident who pays without a script in their own browser, sealed: the product itself stores
 * none, and the resident returns to a filled form.
 */
export interface LeftCookies {
  keep(request: FastifyRequest, reply: FastifyReply, place: FormPlace, left: PostedLeft): void;
  /** Undefined when there is none, or it was not sealed here. */
  read(request: FastifyRequest, place: FormPlace): PostedLeft | undefined;
  forget(reply: FastifyReply, place: FormPlace): void;
}

type FormPlace = readonly [locale: Locale, alias: string];

export function createLeftCookies(secret: string, site: SiteBase): LeftCookies {
  const sealKey = Buffer.from(hkdfSync('sha256', secret, '', 'left', 32));
  const urlOf = ([locale, alias]: FormPlace) => formUrl(site, locale, alias);

  function seal(text: string, place: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  function open(value: string, place: string): string {
    const bytes = Buffer.from(value, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(12, 28));
    const deflated = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return inflateRawSync(deflated, { maxOutputLength: maxInflated }).toString();
  }

  return {
    keep(request, reply, place, { key, reference, answers }) {
      const path = urlOf(place);
      const whole = seal(JSON.stringify({ key, reference, answers }), path);
      const value = whole.length > maxCharacters ? seal(JSON.stringify({ key, reference }), path) : whole;
      setCookie(reply, {
        name,
        value,
        path,
        httpOnly: true,
        // The gateway, another site, leads back here.
        sameSite: 'lax',
        maxAge: keptSeconds,
        ...(isSecure(request) && { secure: true }),
      });
    },
    read(request, place) {
      try {
        return parseLeft(open(cookieOf(request, name) ?? '', urlOf(place)));
      } catch {
        return undefined;
      }
    },
    forget: (reply, place) =>
      setCookie(reply, { name, value: '', path: urlOf(place), maxAge: 0, expires: new Date(0) }),
  };
}

/** It was sealed here: what is in it is as it was. */
function parseLeft(text: string): PostedLeft | undefined {
  const left: unknown = JSON.parse(text);
  if (!isJsonObject(left)) return undefined;
  const { key, reference, answers } = JSON.parse(text);
  return { key, reference, answers };
}
