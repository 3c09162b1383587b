import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type SandboxAddresses, sandboxAddresses } from './addresses.ts';
import { befall } from './faults/befall.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { addFaultRoutes } from './faults/routes.ts';
import { addFrontRoutes } from './front/routes.ts';
import { type MailServer, startMailServer } from './mail/mail-server.ts';
import { createReceivedCalls, type ReceivedCalls } from './received/received-calls.ts';
import { addReceivedRoutes } from './received/routes.ts';
import type { Service } from './service.ts';
import { services as cityServices, isServiceName } from './services.ts';

export { type SandboxAddresses, sandboxAddresses } from './addresses.ts';

export interface SandboxOptions {
  /** Hears when the city listens, never of a call: its address may carry what a resident typed. */
  readonly logger?: FastifyBaseLogger;
  /** The services of the city; others in the sandbox's own tests. */
  readonly services?: Partial<typeof cityServices>;
  /** Shared with the mail server beside it. */
  readonly faults?: Faults;
  readonly received?: ReceivedCalls;
  /** The page of the site beside the sandbox where forms are tried, once there is one. */
  readonly playgroundUrl?: () => string | undefined;
}

const largestBody = 256 * 1024;

/** A small city to develop against. Not listening yet: `listen`, or `inject` in a test. */
export function createSandbox({
  logger,
  services = cityServices,
  faults = createFaults(),
  received = createReceivedCalls(),
  playgroundUrl,
}: SandboxOptions = {}): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, asText);
  addFaultRoutes(app, faults);
  addReceivedRoutes(app, received);
  addFrontRoutes(app, received, playgroundUrl);
  for (const [name, service] of Object.entries(services)) {
    if (!isServiceName(name)) continue;
    addFiles(app, service);
    app.register(async (scope) => {
      befall(scope, name, faults);
      service.addRoutes(scope, received);
    });
  }
  return app;
}

export interface RunningSandbox {
  /** `http://127.0.0.1:3001` */
  readonly address: string;
  /** Where each service lies, by the setting that names it. */
  readonly addresses: SandboxAddresses;
  /** Where it takes mail, without TLS. */
  readonly mail: Pick<MailServer, 'host' | 'port'>;
  /** Ends every connection, those that hang too. */
  close(): Promise<void>;
}

/** Starts the city. `port` 0 takes any free one. Throws when the port is taken. */
export async function startSandbox(
  options: SandboxOptions & { readonly port: number; readonly host: string },
): Promise<RunningSandbox> {
  const [faults, received] = [createFaults(), createReceivedCalls()];
  const app = createSandbox({ ...options, faults, received });
  const address = await app.listen({ port: options.port, host: options.host });
  const mail = await startMailServer(options.host, received, faults);
  return {
    ...{ address, addresses: sandboxAddresses(address), mail },
    async close() {
      await app.close();
      await mail.close();
    },
  };
}

function addFiles(app: FastifyInstance, { files = {} }: Service): void {
  for (const [path, { type, body }] of Object.entries(files)) {
    app.get(path, async (_, reply) => reply.type(type).header('cache-control', 'max-age=3600').send(body));
  }
}

/** A form-encoded body stays text until a service keeps it. */
async function asText(_: FastifyRequest, body: string): Promise<string> {
  return body;
}
