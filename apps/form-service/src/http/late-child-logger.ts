import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>;
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/**
 * A `childLoggerFactory` that makes the logger of a request when the request first logs something. Most never do, and
 * pino takes as long for a logger as the server for half a response from memory.
 */
export const lateChildLogger: ChildLoggerFactory = (parent, bindings, options) => {
  let made: FastifyBaseLogger | undefined;
  function getChildLogger(): FastifyBaseLogger {
    made ??= parent.child(bindings, options);
    return made;
  }
  const log =
    (level: Level) =>
    (...given: unknown[]): void =>
      Reflect.apply(getChildLogger()[level], getChildLogger(), given);
  return {
    // An accessor would give each logger a shape of its own.
    level: options.level ?? parent.level,
    fatal: log('fatal'),
    error: log('error'),
    warn: log('warn'),
    info: log('info'),
    debug: log('debug'),
    trace: log('trace'),
    silent: log('silent'),
    child: (...given) => getChildLogger().child(...given),
  };
};
