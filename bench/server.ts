import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const rounds = 5;
const requests = 2000;
const connections = 16;

const folder = mkdtempSync(join(tmpdir(), 'guichet-bench-'));
const root = join(import.meta.dirname, '..');
const children: ChildProcess[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const ours = await start([join(root, 'tools', 'start.js')], /^Site\s+(\S+)\/$/, {
  PORT: '0',
  SANDBOX_PORT: '0',
  DATA_DIR: join(folder, 'data'),
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
});
const pageUrl = `${ours}/en/parking-permit`;
// The first answer is not compressed yet: that happens beside it.
await send(pageUrl);
const page = await send(pageUrl);
const file = join(folder, 'page');
writeFileSync(file, page);
const bare = await start(
  [join(import.meta.dirname, 'bare-fastify.ts'), file, join(folder, 'rows.sqlite')],
  /^(http\S+)$/,
  {},
);

const answers = {
  data: {
    applicant: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '' },
    street: '225 Elm Street',
    postalCode: 'K1A 0B1',
    parkingAtHome: 'no',
    plate: 'ABCD 123',
    province: 'ON',
    makeAndModel: 'Honda Civic',
    colour: 'Blue',
    ownership: 'applicant',
    term: 'oneMonth',
    start: 'onApproval',
    declaration: true,
  },
};
const submissionUrl = `${ours}/api/parking-permit/submission`;
const cases = {
  'page from memory': { floor: () => send(`${bare}/`), ours: () => send(pageUrl) },
  'durable submission': { floor: () => send(`${bare}/`, answers), ours: () => send(submissionUrl, answers) },
};
for (const [name, { floor, ours: own }] of Object.entries(cases)) {
  const rates = { floor: [0], ours: [0] };
  for (let round = 0; round < rounds; round += 1) {
    rates.floor.push(await rateOf(floor));
    rates.ours.push(await rateOf(own));
  }
  const [low, high] = [median(rates.floor.slice(1)), median(rates.ours.slice(1))];
  console.log(
    `${name.padEnd(20)} floor ${low.toFixed(0)}/s   ours ${high.toFixed(0)}/s   ${(high / low).toFixed(2)} of the floor`,
  );
}
for (const child of children) child.kill('SIGTERM');
agent.destroy();
rmSync(folder, { recursive: true, force: true });

/** Starts a server and resolves to the address that it prints. */
async function start(args: readonly string[], pattern: RegExp, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface(child.stdout)) {
    const address = pattern.exec(line)?.[1];
    if (address !== undefined) {
      child.stdout.resume();
      return address.replace('localhost', '127.0.0.1');
    }
  }
  throw new Error('The server ended before it listened.');
}

/** Answers a second, over so many connections that are kept open. */
async function rateOf(call: () => Promise<unknown>): Promise<number> {
  let left = requests;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        await call();
      }
    }),
  );
  return requests / ((performance.now() - started) / 1000);
}

async function send(url: string, json?: object): Promise<Buffer> {
  const headers = { 'accept-encoding': 'br', ...(json && { 'content-type': 'application/json' }) };
  const asked = request(url, { agent, method: json ? 'POST' : 'GET', headers });
  asked.end(json && JSON.stringify(json));
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (response.statusCode >= 300)
    throw new Error(`${url} answered ${response.statusCode}: ${Buffer.concat(chunks)}`);
  return Buffer.concat(chunks);
}

function median(samples: readonly number[]): number {
  return [...samples].sort((a, b) => a - b)[samples.length >> 1] ?? Number.NaN;
}
