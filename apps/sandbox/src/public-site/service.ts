import type { FastifyInstance } from 'fastify';
import { emblem, styleSheet } from '../pages/files.ts';
import { languages } from '../pages/languages.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Service } from '../service.ts';
import { frontPage, notFoundPage } from './pages.ts';

/** The city's public site: where residents come from, and where an unknown form sends them. */
export const publicSite: Service = {
  files: {
    '/city.css': { type: 'text/css; charset=utf-8', body: styleSheet },
    '/city.svg': { type: 'image/svg+xml', body: emblem },
    // Files that a browser requests beside a page.
    '/favicon.ico': { type: 'image/svg+xml', body: emblem },
  },
  addRoutes(app: FastifyInstance) {
    for (const language of languages) {
      app.get(`/${language}`, async (_, reply) => sendPage(reply, frontPage(language)));
      app.get(`/${language}/*`, async (_, reply) => sendPage(reply, notFoundPage(language), { status: 404 }));
    }
  },
};
