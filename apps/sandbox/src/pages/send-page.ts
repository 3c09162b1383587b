import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';

export interface PageOptions {
  readonly status?: number;
  /** Where a form on the page may be sent, and lead to. */
  readonly formAction?: readonly string[];
}

/** A page that runs no script, takes its looks from our own sheet alone, and is framed by nobody. */
export function sendPage(reply: FastifyReply, page: Html, options: PageOptions = {}): FastifyReply {
  const { status = 200, formAction = ["'none'"] } = options;
  return reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formAction.join(' ')}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
