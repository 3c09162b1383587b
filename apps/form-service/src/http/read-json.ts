import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBody } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bodies are JSON in real UTF-8 and nothing else. `parseSubmission` checks the content. */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.headers['content-encoding'] !== undefined) throw refuseBody('wrong_type');
      if (body.length === 0) throw refuseBody('empty');
      try {
        const json: unknown = JSON.parse(utf8.decode(body));
        return json;
      } catch {
        // The parser's own message quotes the body, and what a resident wrote belongs in no log.
        throw refuseBody('not_json');
      }
    },
  );
}
