import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { act, type Reply, type ServedAct, send } from './acts.ts';

export { foreignMarkup, type Reply, type ServedAct } from './acts.ts';

export interface Definition {
  readonly path?: unknown;
  readonly title?: unknown;
  readonly properties?: unknown;
  readonly settings?: unknown;
}

/** A call to the service: a definition, the list of forms, or a submission. */
export type ServedCall = 'form' | 'list' | 'submission';

export interface ReceivedSubmission {
  /** In the order in which they came: `E-0001`, `E-0002`. */
  readonly referenceNumber: string;
  readonly alias: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it was sent, parsed. */
  readonly body: unknown;
}

/** A call that waits for the test. */
export interface HeldCall {
  /** Resolves when the call has come. */
  readonly arrived: Promise<void>;
  /** Answers it, as ordered or as it should be. */
  release(): void;
}

/** A Form.io-compatible service of somebody else, driven by the test in whose process it runs. */
export interface FormServiceStandIn {
  /** `http://127.0.0.1:40123` */
  readonly url: string;
  /** Each call, oldest first: `GET /parking-permit`. */
  readonly calls: readonly string[];
  /** Submissions that it keeps, oldest first. It knows no idempotency key: each post is one. */
  readonly received: readonly ReceivedSubmission[];
  /** Serves a definition under its path, from now on. */
  publish(definition: Definition): void;
  withdraw(alias: string): void;
  /** Tells how the next call is answered, the one after it, and so on. */
  next(call: ServedCall, ...acts: readonly ServedAct[]): void;
  /**
   * Makes the next call wait until it is released: before its headers, or between them and the body. Until
   * then a submission is not kept.
   */
  hold(call: ServedCall, before?: 'headers' | 'body'): HeldCall;
  /** As new: forms, calls, submissions and orders are forgotten, what waits is let go. */
  reset(): void;
  /** Ends every connection, those that hang too. */
  close(): Promise<void>;
}

interface Hold {
  readonly before: 'headers' | 'body';
  readonly arrive: () => void;
  readonly released: Promise<void>;
  readonly release: () => void;
}

export async function startFormServiceStandIn(): Promise<FormServiceStandIn> {
  const forms = new Map<string, Definition>();
  const calls: string[] = [];
  const received: ReceivedSubmission[] = [];
  const orders = { form: createOrders(), list: createOrders(), submission: createOrders() };

  function usualAnswer(call: ServedCall, alias: string, request: IncomingMessage, body: unknown): Reply {
    if (call === 'list') return { status: 200, body: [...forms.values()] };
    const form = forms.get(alias);
    if (form === undefined) return { status: 400, body: 'Invalid alias', type: 'text/html' };
    if (call === 'form') return { status: 200, body: form };
    const referenceNumber = `E-${String(received.length + 1).padStart(4, '0')}`;
    received.push({ referenceNumber, alias, headers: request.headers, body });
    const { data = {}, metadata = {} } = isObject(body) ? body : {};
    const _id = `${received.length}`.padStart(24, '0');
    return { status: 201, body: { _id, data, metadata: { sent: metadata, receipt: { referenceNumber } } } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://service');
    calls.push(`${request.method} ${pathname}`);
    const path = decodeURIComponent(pathname.slice(1));
    const call = callOf(request.method, path);
    const body = await readJson(request);
    const hold = orders[call].holds.shift();
    hold?.arrive();
    if (hold?.before === 'headers') await hold.released;
    const reported = orders[call].acts.shift();
    const isDone = reported === undefined || reported === 'wrongType' || `${reported}`.startsWith('done');
    const usual = isDone
      ? usualAnswer(call, path.replace(/\/submission$/, ''), request, body)
      : { status: call === 'submission' ? 201 : 200, body: {} };
    if (hold?.before === 'body') {
      response.writeHead(usual.status, { 'content-type': 'application/json' }).flushHeaders();
      await hold.released;
      response.end(JSON.stringify(usual.body));
    } else if (reported === undefined) send(response, usual);
    else act(reported, response, usual);
  }

  const server = createServer((request, response) => {
    // The caller may have left in the middle of it.
    serve(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');

  const standIn: FormServiceStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    received,
    publish: (definition) => void forms.set(String(definition.path), definition),
    withdraw: (alias) => void forms.delete(alias),
    next: (call, ...acts) => void orders[call].acts.push(...acts),
    hold(call, before = 'headers') {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      orders[call].hold({
        before,
        arrive: arrived.resolve,
        released: released.promise,
        release: released.resolve,
      });
      return { arrived: arrived.promise, release: released.resolve };
    },
    reset() {
      forms.clear();
      calls.length = 0;
      received.length = 0;
      for (const order of Object.values(orders)) order.forget();
    },
    async close() {
      standIn.reset();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return standIn;
}

/** Orders from a test for calls of one kind. */
function createOrders() {
  const acts: ServedAct[] = [];
  const holds: Hold[] = [];
  const all: Hold[] = [];
  return {
    acts,
    holds,
    hold(hold: Hold) {
      holds.push(hold);
      all.push(hold);
    },
    forget() {
      acts.length = 0;
      holds.length = 0;
      for (const { release } of all.splice(0)) release();
    },
  };
}

function callOf(method: string | undefined, path: string): ServedCall {
  if (method === 'POST') return 'submission';
  return path === 'form' ? 'list' : 'form';
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text === '' ? undefined : JSON.parse(text);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
