import { readFileSync } from 'node:fs';
import autocannon, { type AutocannonRequest } from 'autocannon';

const connections = 32;

export interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Processor time of the server for each request, in milliseconds; NaN where the system does not report it. */
  readonly processor: number;
}

/** A request that is sent over and over. */
export interface Sent {
  readonly path: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of one request alone. */
  readonly own?: () => Readonly<Record<string, string>>;
}

export interface Server {
  readonly address: string;
  readonly pid: number;
}

/** Sends a request so often, on connections that are kept open, each as soon as the answer before it is whole. */
export async function load(
  { address, pid }: Server,
  { path, body, headers = {}, own: freshHeaders }: Sent,
  count: number,
): Promise<Load> {
  const request: AutocannonRequest = {
    method: body === undefined ? 'GET' : 'POST',
    path,
    headers: { 'accept-encoding': 'br', ...headers },
    ...(body && { body }),
    ...(freshHeaders && {
      setupRequest: (template) => ({ ...template, headers: { ...template.headers, ...freshHeaders() } }),
    }),
  };
  const before = processorTimeOf(pid);
  const start = performance.now();
  let last = start;
  const running = autocannon({
    ...{ url: address, connections, amount: count, timeout: 60 },
    requests: [request],
  });
  // It ends with a whole second.
  running.on('response', () => {
    last = performance.now();
  });
  const { errors, non2xx, statusCodeStats } = await running;
  const seconds = (last - start) / 1000;
  if (errors > 0 || non2xx > 0)
    throw new Error(`${address}${path}: ${errors} errors, ${Object.keys(statusCodeStats).join(', ')}`);
  return { rate: count / seconds, processor: (processorTimeOf(pid) - before) / count };
}

/** JSON of a submission, under a key of its own each time, as pages send it. */
export function submissionFor(form: string, submission: object): Sent {
  return {
    path: `/api/${form}/submission`,
    body: Buffer.from(JSON.stringify(submission)),
    headers: { 'content-type': 'application/json' },
    own: () => ({ 'idempotency-key': crypto.randomUUID() }),
  };
}

/** Milliseconds so far. Linux counts in hundredths of a second. */
function processorTimeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
