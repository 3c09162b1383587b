import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SettingReader } from '../uploads/parse-upload-settings.ts';

/** People and programs of the city that may read submissions. */
export interface Operators {
  /** The name of the one who sends a request; undefined for everybody else. */
  nameOf(request: Pick<FastifyRequest, 'headers'>): string | undefined;
}

/** Below this a secret can be guessed. */
const shortestSecret = 24;

/** Reads OPERATOR_TOKEN: pairs of a name and a secret. Undefined: nobody may read. */
export function parseOperators({ text, refuse }: SettingReader): Operators | undefined {
  const value = text('OPERATOR_TOKEN');
  if (value === undefined) return undefined;
  const pairs = value.split(/[\s,]+/).filter((pair) => pair !== '');
  const parsed = pairs.flatMap((pair) => {
    const [, name = '', secret = ''] = /^([\w.-]{1,60}):(\S+)$/.exec(pair) ?? [];
    return secret.length >= shortestSecret ? [{ name, digest: digestOf(secret) }] : [];
  });
  if (parsed.length < pairs.length) {
    refuse(
      'OPERATOR_TOKEN',
      `holds a pair that cannot be used. Write name:secret, each secret of at least ${shortestSecret} characters, with blanks between pairs.`,
    );
  }
  return {
    nameOf({ headers }) {
      const digest = digestOf(secretIn(headers) ?? '');
      // All are compared, so that the time says nothing about which came close.
      const found = parsed.filter((one) => timingSafeEqual(one.digest, digest));
      return found[0]?.name;
    },
  };
}

/** As Form.io's clients send it. */
function secretIn(headers: FastifyRequest['headers']): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const [token] = [headers['x-token'], headers['x-jwt-token']].filter((one) => typeof one === 'string');
  return typeof token === 'string' ? token : bearer;
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
