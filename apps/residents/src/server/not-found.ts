import { isLocale } from '@guichet/definition';
import type { FastifyReply } from 'fastify';
import type { Site } from '../pages/site.ts';

/** Sends a visitor to the 404 page of the city's public site: in the language asked for, else in English. */
export function toNotFoundPage(reply: FastifyReply, { publicUrls }: Site, locale: unknown): FastifyReply {
  const language = isLocale(locale) ? locale : 'en';
  return reply.header('cache-control', 'no-cache').redirect(`${publicUrls[language]}/404`, 302);
}
