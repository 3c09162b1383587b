import { execFile } from 'node:child_process';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Called wrongly: what is asked for is not there. */
export class CallError extends Error {}

/** The JSON files that are named, and those below named folders, each once, sorted. Throws `CallError`. */
export async function findFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const stats = await stat(path).catch(() => undefined);
    if (stats === undefined) throw new CallError(`There is no file or folder ${path}.`);
    // A pipe or a device is read as a file is.
    if (!stats.isDirectory()) found.add(path);
    else
      for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        if ((entry.isFile() || entry.isSymbolicLink()) && isForm(relative(path, file))) found.add(file);
      }
  }
  return [...found].sort();
}

/** Names that begin with a dot are not read by the server either. */
function isForm(name: string): boolean {
  return name.endsWith('.json') && !name.split(/[\\/]/).some((part) => part.startsWith('.'));
}

/** Those of the files that differ from a commit, new ones too. Throws `CallError`. */
export async function changedSince(
  ref: string,
  files: readonly string[],
  cwd: string,
): Promise<readonly string[]> {
  const run = promisify(execFile);
  const git = (...words: string[]) =>
    run('git', words, { cwd, maxBuffer: 64 * 1024 * 1024 }).then(
      ({ stdout }) => stdout.split('\0').filter(Boolean),
      () => {
        throw new CallError(`Git knows no commit ${ref} here.`);
      },
    );
  const [top = cwd] = await git('rev-parse', '--show-toplevel').then((lines) =>
    lines.map((line) => line.trim()),
  );
  const changed = [
    ...(await git('diff', '--name-only', '-z', ref, '--')).map((name) => resolve(top, name)),
    ...(await git('ls-files', '--others', '--exclude-standard', '-z')).map((name) => resolve(cwd, name)),
  ];
  const real = new Set(changed);
  const kept: string[] = [];
  for (const file of files) {
    const named = resolve(cwd, file);
    // A link that leads nowhere is itself.
    const whole = await realpath(named).catch(() => named);
    if (real.has(whole)) kept.push(file);
  }
  return kept;
}

/** As a file is named in a report: from where the command was called. */
export function shownName(file: string, cwd: string): string {
  const name = relative(cwd, resolve(cwd, file));
  return name.startsWith('..') ? resolve(cwd, file) : name;
}
