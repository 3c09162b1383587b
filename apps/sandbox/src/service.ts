import type { FastifyInstance } from 'fastify';
import type { ReceivedCalls } from './received/received-calls.ts';

/** One outside service of the city. A new one is a folder with a `service.ts` and a line in `services.ts`. */
export interface Service {
  /**
   * Adds what the service answers to. Faults befall these routes alone. A service that takes something
   * hands the request to `received`.
   */
  addRoutes(app: FastifyInstance, received: ReceivedCalls): void;
  /** Files that a browser requests beside a page, by path. No fault befalls it, so that it uses none up. */
  readonly files?: Readonly<Record<string, { readonly type: string; readonly body: string }>>;
}
