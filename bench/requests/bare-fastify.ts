import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import type { RequestOutcome } from './ask.ts';

/** One answer: its body, and all headers that the product sends with it. */
export interface BareAnswer {
  readonly path: string;
  readonly file: string;
  readonly headers: RequestOutcome['headers'];
}

/**
 * The floor of the server: Fastify that answers with the bytes of files, and writes what is posted to a file, on the disk
 * before its answer. `node bare-fastify.ts ANSWERS FOLDER` reads the answers, as JSON, from a file, and prints its address.
 */
const [, , list = '', folder = ''] = process.argv;
const answers: readonly BareAnswer[] = JSON.parse(readFileSync(list, 'utf8'));
const app = Fastify({ bodyLimit: 1024 ** 3 });
for (const { path, file, headers } of answers) {
  const body = readFileSync(file);
  app.get(path, (_, reply) => reply.headers(headers).send(body));
}
app.addContentTypeParser('multipart/form-data', (_, payload, done) => done(null, payload));
let count = 0;
app.post('/file', async (request, reply) => {
  count += 1;
  await pipeline(request.raw, createWriteStream(join(folder, `bare-${count}`), { flush: true }));
  return reply.code(201).send({ count });
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
