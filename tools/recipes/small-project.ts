import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { oneThread, withoutCollecting } from '../checks/run-compiler.ts';
import { root } from '../launcher/launch.js';

/** The packages that a new type and a new rule are added to, to be changed at will. */
export interface SmallProject {
  readonly folder: string;
  /** `path` from the project's root. */
  write(path: string, text: string): void;
  read(path: string): string;
  /** Puts a line before the one that holds `mark`. Throws where there is none. */
  addLine(path: string, line: string, mark: string): void;
  /** Compiles it; gives the errors, empty when there are none. */
  compile(): Promise<string>;
  /** Runs these tests; gives their output. */
  test(...files: readonly string[]): Promise<string>;
  remove(): void;
}

const run = promisify(execFile);
const bin = (path: string) => join(root, 'node_modules', path);

/** The packages that a component type and a rule are added to. */
const packages = ['packages/engine', 'packages/prepare', 'packages/fields'];

/** Inside of the project, so that its packages are found from there. `types`: those that its tests draw. */
export function createSmallProject(
  types: readonly string[] = [],
  folders: readonly string[] = packages,
): SmallProject {
  mkdirSync(join(root, '.guichet'), { recursive: true });
  const folder = mkdtempSync(join(root, '.guichet', 'recipe-'));
  for (const path of folders) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/\/(?:node_modules|dist)(?:\/|$)/.test(source.slice(root.length)),
    });
    // Links the packages to each other.
    mkdirSync(join(folder, 'node_modules', '@guichet'), { recursive: true });
    symlinkSync(join(folder, path), join(folder, 'node_modules', '@guichet', basename(path)));
  }
  cpSync(join(root, 'forms'), join(folder, 'forms'), { recursive: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      include: ['packages/*/src', 'apps/*/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    }),
  );
  write(
    'vitest.config.ts',
    "export default { test: { include: ['packages/**/*.test.ts'], isolate: false, fileParallelism: false } };\n",
  );

  async function outputOf(program: string, ...given: readonly string[]) {
    const env = {
      ...process.env,
      ...withoutCollecting,
      ONLY_TYPES: types.join(' '),
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    };
    try {
      const { stdout, stderr } = await run(process.execPath, [bin(program), ...given], { cwd: folder, env });
      return stdout + stderr;
    } catch (error) {
      if (!(error instanceof Error) || !('stdout' in error && 'stderr' in error)) throw error;
      return `${error.stdout}${error.stderr}`;
    }
  }

  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    addLine(path, line, mark) {
      const lines = readFileSync(join(folder, path), 'utf8').split('\n');
      const at = lines.findIndex((existing) => existing.includes(mark));
      if (at === -1) throw new Error(`${path} has no line with "${mark}".`);
      write(path, lines.toSpliced(at, 0, line).join('\n'));
    },
    compile: () => outputOf('typescript/bin/tsc', '--project', 'tsconfig.json', ...oneThread),
    test: (...files) => outputOf('vitest/vitest.mjs', 'run', '--reporter=verbose', ...files),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
