import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Runs within the product's process, before it: `--import`. It reports to the process that started it, by messages,
 * which routes there are, how often each was reached, and the process's memory. Nothing of the product knows of it, and
 * no address answers so.
 */

/** The parts of Fastify used here, which is no dependency of the tools. */
interface App {
  addHook(name: 'onRoute', hook: (route: Readonly<{ method: string | string[]; url: string }>) => void): void;
  addHook(
    name: 'onRequest',
    hook: (request: Readonly<{ method: string; routeOptions: { url?: string } }>) => Promise<void>,
  ): void;
  addresses(): readonly (string | { readonly port: number })[];
}

/** Of an app: its routes by `METHOD /pattern`, each with how often it was reached. */
interface Watched {
  readonly app: App;
  readonly reached: Map<string, number>;
}

export interface Held {
  readonly rss: number;
  readonly heapUsed: number;
  readonly heapTotal: number;
  readonly external: number;
  readonly arrayBuffers: number;
  /** Microseconds of processor time so far, of all threads. */
  readonly processor: number;
}

const watched: Watched[] = [];

subscribe('fastify.initialization', (message) => {
  const app = appIn(message);
  if (app === undefined) return;
  const reached = new Map<string, number>();
  watched.push({ app, reached });
  app.addHook('onRoute', ({ method, url }) => {
    for (const httpMethod of [method].flat()) reached.set(`${httpMethod} ${url}`, 0);
  });
  app.addHook('onRequest', async ({ method, routeOptions: { url } }) => {
    const name = `${method} ${url}`;
    const count = reached.get(name);
    if (count !== undefined) reached.set(name, count + 1);
  });
});

if (process.send !== undefined) {
  process.on('message', (question) => process.send?.(answer(question)));
  // The product ends when it is done, whether or not anyone listens.
  process.channel?.unref();
}

function answer(question: unknown): unknown {
  const [name, value] = Array.isArray(question) ? question : [question];
  switch (name) {
    case 'routes':
      return routesAt(Number(value));
    case 'collect':
      collect();
      return held();
    default:
      return held();
  }
}

function routesAt(port: number): Readonly<Record<string, number>> {
  const watchedApp = watched.find(({ app }) =>
    app.addresses().some((address) => typeof address !== 'string' && address.port === port),
  );
  return Object.fromEntries(watchedApp?.reached ?? []);
}

function held(): Held {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heapUsed, heapTotal, external, arrayBuffers, processor: user + system };
}

let gc: (() => void) | undefined;

function collect(): void {
  if (gc === undefined) {
    setFlagsFromString('--expose-gc');
    gc = runInNewContext('gc');
  }
  gc?.();
}

function appIn(message: unknown): App | undefined {
  // Fastify's own message: `{ fastify }`.
  return typeof message === 'object' && message !== null && 'fastify' in message
    ? (message.fastify as App)
    : undefined;
}
