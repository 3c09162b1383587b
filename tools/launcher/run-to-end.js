import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { watchParent } from './watch-parent.js';

/** Signals that end a process. */
export const endingSignals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Runs a program to its end. A signal that this process gets is handed on to the program, and so is the
 * end of the process that started this one: no orphan stays.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, wasSignalled: boolean }>} `wasSignalled`: it ended because it was told to
 * @throws when the program cannot be started
 */
export function runToEnd(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let wasSignalled = false;
    const tell = (/** @type {NodeJS.Signals} */ signal) => {
      wasSignalled = true;
      child.kill(signal);
    };
    for (const signal of endingSignals) process.on(signal, tell);
    const unwatch = watchParent(() => tell('SIGTERM'));
    const settle = () => {
      unwatch();
      for (const signal of endingSignals) process.off(signal, tell);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      settle();
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], wasSignalled });
    });
  });
}
