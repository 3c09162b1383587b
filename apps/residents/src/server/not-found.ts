import { defaultLocale, isLocale } from '@guichet/definition';
import type { FastifyReply } from 'fastify';
import type { SiteParts } from './site-parts.ts';

/**
 * Sends a visitor to the 404 page of the city's public site: in the language asked for, else in English. Without such a
 * site the visitor gets a page of ours.
 */
export function toNotFoundPage(
  reply: FastifyReply,
  { site, drawing }: Pick<SiteParts, 'site' | 'drawing'>,
  locale: unknown,
): FastifyReply {
  const language = isLocale(locale) ? locale : defaultLocale;
  const publicUrl = site.publicUrls[language];
  reply.header('cache-control', 'no-cache');
  if (publicUrl !== undefined) return reply.redirect(`${publicUrl}/404`, 302);
  return reply.code(404).type('text/html; charset=utf-8').send(drawing.refusal(language, 'notFound'));
}
