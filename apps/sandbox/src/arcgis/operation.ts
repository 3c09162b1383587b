import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { languageOf } from '../pages/language-of.ts';
import type { Language } from '../pages/languages.ts';
import { page } from '../pages/page.ts';
import { sendPage } from '../pages/send-page.ts';
import { formFields } from '../received/form-fields.ts';
import { ArcgisError } from './arcgis-error.ts';
import { texts } from './texts.ts';

/** The parameters of a call, from its address and its form-encoded body. Names are case-sensitive. */
export type Parameters = (name: string) => string | undefined;

/**
 * By GET or by post, as ArcGIS Server takes every operation, and with a page for people where no format is asked
 * for. An ArcgisError is an answer too, with HTTP 200.
 */
export function addOperation(
  app: FastifyInstance,
  path: string,
  answer: (given: Parameters) => object,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: path,
    handler: async (request, reply) => {
      const given = parametersOf(request);
      const format = given('f') ?? 'html';
      if (format === 'html') return sendPage(reply, pageForPeople(languageOf(request), request.url));
      return sendJson(
        reply,
        format,
        answerOrError(format, () => answer(given)),
      );
    },
  });
}

function sendJson(reply: FastifyReply, format: string, answer: object): FastifyReply {
  const spaces = format === 'pjson' ? 2 : 0;
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer, undefined, spaces));
}

function answerOrError(format: string, answer: () => object): object {
  try {
    if (format !== 'json' && format !== 'pjson') throw new ArcgisError("'f' parameter is invalid");
    return answer();
  } catch (error) {
    if (error instanceof ArcgisError) return error.body();
    throw error;
  }
}

function pageForPeople(language: Language, url: string): Html {
  const { lead, look, back } = texts[language];
  const [path = '', ...query] = url.split('?');
  const given = new URLSearchParams(query.join('?'));
  given.set('f', 'pjson');
  return page({
    language,
    title: path.split('/').slice(4).join('/'),
    content: [
      html`<h1>${path.split('/').slice(4).join('/')}</h1><p class="lead">${lead}</p>`,
      html`<p><a class="action" href="${path}?${given.toString()}">${look}</a></p>`,
      html`<p><a href="/${language}/sandbox">${back}</a></p>`,
    ],
  });
}

function parametersOf({ url, body }: FastifyRequest): Parameters {
  const start = url.indexOf('?');
  const fields = formFields(start < 0 ? '' : url.slice(start + 1), typeof body === 'string' ? body : '');
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const first = typeof value === 'object' ? value[0] : value;
    return first === '' ? undefined : first;
  };
}
