import { createHmac, timingSafeEqual } from 'node:crypto';
import { uploadAddress } from '@guichet/service-client';

/**
 * The reader of a link. `sender`: the person who uploaded the file, until a submission has claimed it; `office`:
 * readers of submissions, as long as the link says.
 */
export type LinkPurpose = 'sender' | 'office';

export interface LinkQuery {
  readonly expires?: string;
  readonly signature?: string;
}

export interface SignedLinks {
  /** To come after the address of the site. `until`: milliseconds since 1970. */
  link(id: string, purpose: LinkPurpose, until: number): string;
  /** For whom the signature of a request is good now; undefined for nobody. */
  check(id: string, query: LinkQuery, now: number): LinkPurpose | undefined;
  /** Any text, so that nobody else can have written it. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

export function createSignedLinks(secret: string): SignedLinks {
  // Binds each signature to its purpose, although the secret is the same.
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['guichet-files', purpose, text]))
      .digest('base64url');

  function isSigned(purpose: string, text: string, signature: string): boolean {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(purpose, text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    link(id, purpose, until) {
      const expires = String(Math.floor(until / 1000));
      const query = new URLSearchParams({ expires, signature: sign(purpose, `${id} ${expires}`) });
      return `${uploadAddress}/${id}?${query}`;
    },
    check(id, { expires = '', signature = '' }, now) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now) return undefined;
      const purposes = ['sender', 'office'] as const;
      return purposes.find((purpose) => isSigned(purpose, `${id} ${expires}`, signature));
    },
    sign,
    isSigned,
  };
}
