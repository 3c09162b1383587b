import { createHmac, timingSafeEqual } from 'node:crypto';

/** Part of the address of a reference number's page: nobody else can have made it. */
export interface ReferenceLinks {
  /** To come after the address of the thank-you page. */
  sign(reference: string): string;
  /** The reference number of a link; undefined where it was not signed here. */
  read(signed: string): string | undefined;
}

/** 128 bits in base64url. */
const signatureLength = 22;

export function createReferenceLinks(secret: string): ReferenceLinks {
  const signatureOf = (reference: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['guichet-reference', reference]))
      .digest('base64url')
      .slice(0, signatureLength);
  return {
    sign: (reference) => `${reference}.${signatureOf(reference)}`,
    read(signed) {
      const [, reference = '', signature = ''] = /^([A-Z0-9-]{1,40})\.([\w-]{22})$/.exec(signed) ?? [];
      if (reference === '') return undefined;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(reference)))
        ? reference
        : undefined;
    },
  };
}
