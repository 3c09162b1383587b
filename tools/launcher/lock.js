import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `task` while no other process on this machine runs one under the same name in the same folder.
 *
 * The process inside listens on a socket of its own: the system closes it with the process, however that ends, so that
 * nothing is left to be cleaned up by hand, and waiting processes continue at once. Each shows its socket first and
 * looks for others then, so that of two who come together at least one sees the other.
 *
 * @template T
 * @param {string} folder what is to be changed by one at a time
 * @param {string} name
 * @param {{ task: () => Promise<T>, onWait?: () => void }} options `onWait` is called once, before waiting
 * @returns {Promise<T>}
 */
export async function alone(folder, name, { task, onWait = () => {} }) {
  const room = roomOf(folder, name);
  let hasNotified = false;
  for (;;) {
    const entry = await enter(room);
    const occupant = await findOccupant(room, entry.name);
    if (occupant === undefined) {
      try {
        return await task();
      } finally {
        await entry.leave();
      }
    }
    await entry.leave();
    if (!hasNotified) onWait();
    hasNotified = true;
    if (occupant !== 'retry') await occupant.gone;
    // Two who saw each other and both stepped back must not come again at the same moment.
    await pause(Math.random() * 20);
  }
}

/** A socket's path may have about 100 characters: the system's own folder is short, a clone's may not be. */
function roomOf(/** @type {string} */ folder, /** @type {string} */ name) {
  const digest = createHash('sha256').update(`${folder}\n${name}`).digest('hex').slice(0, 16);
  const room = join(tmpdir(), `guichet-${userInfo().uid}-${digest}`);
  mkdirSync(room, { recursive: true, mode: 0o700 });
  return room;
}

async function enter(/** @type {string} */ room) {
  const name = randomUUID().slice(0, 8);
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => waiting.delete(socket));
  });
  server.listen(join(room, name));
  await once(server, 'listening');
  return {
    name,
    async leave() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of waiting) socket.destroy();
      await closed;
    },
  };
}

/** The connection to another process inside, 'retry' when this one must come again, or nothing. */
async function findOccupant(/** @type {string} */ room, /** @type {string} */ ownName) {
  const names = readdirSync(room);
  // Another process found ours between its making and its listening, and took it for a dead one.
  if (!names.includes(ownName)) return 'retry';
  for (const name of names) {
    if (name === ownName) continue;
    const occupant = await reach(join(room, name));
    if (occupant !== undefined) return occupant;
    rmSync(join(room, name), { force: true });
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Promise<{ gone: Promise<void> } | undefined>} undefined: nobody listens there any more
 */
function reach(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    const gone = new Promise((end) => socket.on('close', () => end(undefined)));
    // However the connection ends, it ends: `close` follows.
    socket.on('error', () => {});
    socket.on('connect', () => resolve({ gone }));
    socket.on('close', () => resolve(undefined));
    socket.resume();
  });
}
