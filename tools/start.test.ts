import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from './build/build-site.ts';
import { root } from './launcher/launch.js';

const folder = mkdtempSync(join(tmpdir(), 'guichet-start-'));
const groups: number[] = [];

/** This test may itself run under npm: npm's environment is not for the npm that it starts. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|GUICHET_|NODE_ENV)/.test(name)),
);

beforeAll(() => buildSite(root));

afterEach(() => {
  for (const group of groups.splice(0)) if (isAlive(group)) process.kill(-group, 'SIGKILL');
});

/** `npm start` at the head of a process group of its own, as a terminal starts it. */
function npmStart(settings: Readonly<Record<string, string>> = {}) {
  return start('npm', ['start'], settings);
}

/** The launcher as npm starts it, where npm itself is not what is looked at: it takes as long as the site. */
function startAlone(settings: Readonly<Record<string, string>> = {}) {
  return start(process.execPath, ['tools/start.js'], { npm_lifecycle_event: 'start', ...settings });
}

/** The launcher on a Node that says it is 20, as a bare machine's first start is. */
function startOnOldNode() {
  const pretend = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.0.0"})';
  return start(process.execPath, ['--import', pretend, 'tools/start.js'], { npm_lifecycle_event: 'start' });
}

function start(command: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, HOST: '127.0.0.1', PORT: '0', SANDBOX_PORT: '0', DATA_DIR: folder, ...settings },
  });
  const group = child.pid ?? 0;
  groups.push(group);
  return { child, group, ended: once(child, 'exit') };
}

/** Resolves to the port of the site when its address is printed. `onPrinted` hears all that is, also after that. */
async function portOf(child: ChildProcess, onPrinted: (part: string) => void = () => {}): Promise<number> {
  let printed = '';
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += String(part);
    onPrinted(String(part));
    const [, port] = /http:\/\/localhost:(\d+)\/\n/.exec(printed) ?? [];
    if (port !== undefined) {
      child.stdout?.on('data', (later) => onPrinted(String(later)));
      return Number(port);
    }
  }
  throw new Error(`Nothing was started:\n${printed}`);
}

/** Whether a process of the group still runs: the server, or who started it. */
function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  // One that has ended stays in its group until its new parent has asked for its code, which may take long.
  return !existsSync('/proc/self/stat') || readdirSync('/proc').some((pid) => isRunningIn(group, pid));
}

/** proc(5): after the name in brackets come the state, the parent and the group. */
function isRunningIn(group: number, pid: string): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(itsGroup) === group && state !== 'Z';
  } catch {
    return false;
  }
}

/** Files of a bundler that processes of the group hold in memory: the server would keep it as long as it runs. */
function loadedBundlers(group: number): readonly string[] {
  const files = readdirSync('/proc')
    .filter((pid) => isRunningIn(group, pid))
    .flatMap((pid) => readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n'));
  expect(files.length).toBeGreaterThan(0);
  return files.filter((line) => /rolldown|esbuild|lightningcss/.test(line));
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function untilGone(group: number): Promise<boolean> {
  return vi.waitUntil(() => !isAlive(group), { timeout: 120_000 });
}

function untilClosed(port: number): Promise<boolean> {
  return vi.waitUntil(async () => !(await isOpen(port)), { timeout: 120_000 });
}

const body = JSON.stringify({ data: {} });

/** A submission of which the server has the first half. */
async function beginSubmission(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/parking-permit/submission HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`,
  );
  // The answer to Expect shows that the request was accepted.
  await once(socket, 'data');
  return socket;
}

test('neither installs nor builds when everything is in place; SIGTERM to npm ends the server, which first finishes what it has accepted', async () => {
  const { child, group, ended } = npmStart();
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      printed += String(part);
    });
  }
  const port = await portOf(child);
  const submission = await beginSubmission(port);
  if (existsSync('/proc/self/maps')) expect(loadedBundlers(group)).toEqual([]);
  child.kill('SIGTERM');
  await untilClosed(port);
  submission.write(body);
  expect(await text(submission)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ended).toEqual([0, null]);
  expect(isAlive(group)).toBe(false);
  expect(printed).toMatch(/^Site /m);
  expect(printed).toMatch(/^Sandbox /m);
  expect(printed).not.toMatch(/^(Installing|Building|Built)/m);
});

test('Ctrl-C twice finishes what was accepted too', async () => {
  const { child, group, ended } = npmStart();
  const port = await portOf(child);
  const submission = await beginSubmission(port);
  process.kill(-group, 'SIGINT');
  await untilClosed(port);
  process.kill(-group, 'SIGINT');
  submission.write(body);
  expect(await text(submission)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ended).toEqual([0, null]);
  await untilGone(group);
});

test('leaves no orphan when npm is killed', async () => {
  const { child, group, ended } = npmStart();
  const port = await portOf(child);
  child.kill('SIGKILL');
  await ended;
  await untilGone(group);
  expect(await isOpen(port)).toBe(false);
});

// Where npm has no Node to bring, there is none to hand over to.
if (existsSync(join(root, 'node_modules', '.bin', 'node'))) {
  test('an old Node hands over, hands SIGTERM on, and hands the exit code back', async () => {
    const { child, group, ended } = startOnOldNode();
    const port = await portOf(child);
    const submission = await beginSubmission(port);
    child.kill('SIGTERM');
    await untilClosed(port);
    submission.write(body);
    expect(await text(submission)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ended).toEqual([0, null]);
    expect(isAlive(group)).toBe(false);
  });

  test('leaves no orphan when the launcher on an old Node is killed', async () => {
    const { child, group, ended } = startOnOldNode();
    await portOf(child);
    child.kill('SIGKILL');
    await ended;
    await untilGone(group);
  });
}

test('names every wrong setting, and starts nothing', async () => {
  const { child, ended } = startAlone({ PORT: 'many', TIME_ZONE: 'Nowhere/Town' });
  const message = await text(child.stderr);
  expect(message).toContain('PORT');
  expect(message).toContain('TIME_ZONE');
  expect(message).not.toContain('    at ');
  expect(await ended).toEqual([1, null]);
});

test('says which port is taken, and which setting has it', async () => {
  const portHolder = createServer().listen(0, '127.0.0.1');
  await once(portHolder, 'listening');
  const address = portHolder.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { child, ended } = startAlone({ METRICS_PORT: String(port) });
  const message = await text(child.stderr);
  expect(message).toMatch(
    new RegExp(`Port ${port} is taken .* or choose another METRICS_PORT, for example: METRICS_PORT=\\d`),
  );
  expect(message).not.toContain('    at ');
  expect(await ended).toEqual([1, null]);
  portHolder.close();
});
