import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

/**
 * The floor of the server: Fastify that answers `GET /` with the bytes of a file, and `POST /` with one row
 * in SQLite that is on the disk. `node bare-fastify.ts FILE DATABASE` prints its address.
 */
const [, , file = '', database = ''] = process.argv;
const body = readFileSync(file);
const rows = new DatabaseSync(database);
rows.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (id INTEGER PRIMARY KEY, data TEXT)',
);
const insert = rows.prepare('INSERT INTO rows (data) VALUES (?)');

const app = Fastify();
app.get('/', (_, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(body),
);
app.post('/', (request, reply) => {
  insert.run(JSON.stringify(request.body));
  return reply.code(201).send({ saved: true });
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
