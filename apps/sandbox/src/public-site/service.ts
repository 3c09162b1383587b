import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Service } from '../service.ts';
import { emblem, styleSheet } from './files.ts';
import { frontPage, notFoundPage } from './pages.ts';
import { languages } from './texts.ts';

/** The city's public site: where residents come from, and where an unknown form sends them. */
export const publicSite: Service = {
  files: {
    '/city.css': { type: 'text/css; charset=utf-8', body: styleSheet },
    '/city.svg': { type: 'image/svg+xml', body: emblem },
  },
  addRoutes(app: FastifyInstance) {
    app.get('/', async (_, reply) => reply.redirect('/en/'));
    for (const language of languages) {
      app.get(`/${language}`, async (_, reply) => sendPage(reply, 200, frontPage(language)));
      app.get(`/${language}/*`, async (_, reply) => sendPage(reply, 404, notFoundPage(language)));
    }
  },
};

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
