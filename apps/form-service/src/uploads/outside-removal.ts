import { outsideAddress, uploadQuery } from '@guichet/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidAlias } from '../http/invalid-alias.ts';
import { askOutside } from './outside-server.ts';
import { askedField } from './post-file.ts';
import { UploadError } from './upload-error.ts';
import { type AskedField, outsideTarget } from './upload-field.ts';
import { unclaimedForMs } from './upload-limits.ts';
import type { UploadParts } from './upload-parts.ts';

const purpose = 'outside';
const timeoutMs = 30_000;

/**
 * The address at which the sender of a file to another server has it deleted there: for a day, and nobody else. Our
 * server reaches addresses that a resident cannot, so it deletes only files that it passed on itself.
 */
export function removalAddress(asked: AskedField, url: string, { links, now }: UploadParts): string {
  const expires = String(Math.floor((now() + unclaimedForMs) / 1000));
  const signature = links.sign(purpose, `${asked.form} ${asked.field} ${url} ${expires}`);
  return `${outsideAddress}?${uploadQuery(asked)}&${new URLSearchParams({ url, expires, signature })}`;
}

/** `DELETE /file/outside`: has a file deleted at the server that its field names. One that is gone there is deleted. */
export async function deleteOutside(
  { query }: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  parts: UploadParts,
): Promise<FastifyReply> {
  const asked = askedField(query);
  const [url, expires, signature] = [query.url, query.expires, query.signature].map(String);
  const isOurs = parts.links.isSigned(
    purpose,
    `${asked.form} ${asked.field} ${url} ${expires}`,
    signature ?? '',
  );
  if (!isOurs || Number(expires) * 1000 < parts.now()) throw new UploadError('private');
  const found = await outsideTarget(asked, parts);
  if (found === undefined) return invalidAlias(reply);
  const target = URL.parse(url ?? '');
  if (target?.origin !== found.target.origin) throw new UploadError('outside');
  const signal = AbortSignal.timeout(timeoutMs);
  const { status } = await askOutside({ field: found.field, method: 'DELETE', target, signal }).catch(
    (cause) => {
      throw new UploadError('outside_failed', {}, { cause });
    },
  );
  const isGone = (status >= 200 && status <= 299) || status === 404 || status === 410;
  if (!isGone) throw new UploadError('outside_failed');
  return reply.code(204).send();
}
