import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../build/fingerprint.ts';
import { alone } from '../launcher/lock.js';
import { runToEnd } from '../launcher/run-to-end.js';

/** The custom element for the playground, built in a process of its own unless no source changed. */
export function createElementFolder(root: string): { find(): Promise<string> } {
  const folder = join(root, '.guichet', 'playground');
  const note = join(root, '.guichet', 'playground-built');
  let found: Promise<string> | undefined;

  async function build(): Promise<string> {
    const made = fingerprint(root);
    const isBuilt = () => existsSync(note) && readFileSync(note, 'utf8') === made;
    await alone(root, 'playground', {
      async task() {
        if (isBuilt()) return;
        mkdirSync(folder, { recursive: true });
        const program = join(import.meta.dirname, 'build-element.ts');
        const { code } = await runToEnd(process.execPath, [program, folder], { cwd: root });
        if (code !== 0) throw new Error('The custom element could not be built: the reason stands above.');
        writeFileSync(note, made);
      },
    });
    return folder;
  }

  return {
    find() {
      found ??= build();
      found.catch(() => {
        // The next visitor tries again.
        found = undefined;
      });
      return found;
    },
  };
}
