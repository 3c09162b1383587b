import type { StorageEvents } from '@guichet/form-service/sqlite';
import type { FastifyBaseLogger } from 'fastify';

/** Logs when a database can no longer be written, and when it can again. */
export function logStorage(log: FastifyBaseLogger): (events: StorageEvents) => void {
  return ({ database, fault, sentence }) => {
    if (fault === undefined) log.info({ database }, sentence);
    else log.error({ database, fault }, sentence);
  };
}
