import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type { RequestOutcome } from './ask.ts';

/** One answer: its body, and all headers that the product sends with it. */
export interface BareAnswer {
  readonly path: string;
  readonly file: string;
  readonly headers: RequestOutcome['headers'];
}

/**
 * The floor of the server: Fastify that answers with the bytes of files. `node bare-fastify.ts ANSWERS` reads the
 * answers, as JSON, from a file, and prints its address.
 */
const answers: readonly BareAnswer[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = Fastify();
for (const { path, file, headers } of answers) {
  const body = readFileSync(file);
  app.get(path, (_, reply) => reply.headers(headers).send(body));
}
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
