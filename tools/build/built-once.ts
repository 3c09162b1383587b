import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/launch.js';
import { alone } from '../launcher/lock.js';
import { fingerprint } from './fingerprint.ts';

/** A part of our packages that is made from the sources. */
interface BuiltPart {
  /** Of its folder below `.guichet`. */
  readonly name: string;
  /** Fills that folder, which is empty. */
  readonly make: (folder: string) => Promise<unknown>;
  /** Reads it, while nobody makes it anew. */
  readonly use: (folder: string) => void;
}

/** Makes a part where the sources changed since it was last made whole: packages and tests that need one share it. */
export async function builtOnce({ name, make, use }: BuiltPart): Promise<void> {
  const folder = join(root, '.guichet', name);
  const note = join(root, '.guichet', `built-${name}`);
  await alone(root, name, {
    task: async () => {
      const sources = fingerprint(root);
      if (!existsSync(note) || readFileSync(note, 'utf8') !== sources) {
        rmSync(note, { force: true });
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        await make(folder);
        writeFileSync(note, sources);
      }
      use(folder);
    },
  });
}
