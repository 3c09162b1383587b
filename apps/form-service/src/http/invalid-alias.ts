import type { FastifyReply } from 'fastify';

/** An alias that no form has, in Form.io's own words, which its clients compare. */
export function invalidAlias(reply: FastifyReply): FastifyReply {
  return reply.code(400).type('text/html; charset=utf-8').send('Invalid alias');
}
