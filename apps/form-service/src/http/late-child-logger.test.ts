import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { lateChildLogger } from './late-child-logger.ts';

let app: FastifyInstance | undefined;

afterEach(() => app?.close());

test('a request that logs nothing gets no logger; one that logs has its number in each line', async () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  let made = 0;
  app = Fastify({
    logger: { level: 'info', stream },
    childLoggerFactory(parent, bindings, options, raw) {
      const counting = Object.create(parent, {
        child: {
          value(...given: Parameters<typeof parent.child>) {
            made += 1;
            return parent.child(...given);
          },
        },
      });
      return lateChildLogger.call(this, counting, bindings, options, raw);
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get('/quiet', async ({ log }) => log.level);
  app.get('/loud', async ({ log }) => {
    log.info({ place: 1 }, 'seen');
    log.warn('seen again');
    log.debug('never');
    return '';
  });
  expect((await app.inject('/quiet')).body).toBe('info');
  expect(made).toBe(0);
  await app.inject('/loud');
  expect(made).toBe(1);
  expect(lines).toMatchObject([
    { reqId: 'req-2', place: 1, msg: 'seen' },
    { reqId: 'req-2', msg: 'seen again' },
  ]);
  expect(lines).toHaveLength(2);
});
