import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../launcher/launch.js';
import { builtOnce } from './built-once.ts';

interface TypesOptions {
  /** Sources, below `packages`, whose types a package gives. */
  readonly entryPoints: readonly string[];
  /** Where they go: beside them lies all that they name, each package of ours in a folder of its name. */
  readonly folder: string;
  /** Packages that a user of ours has, too. */
  readonly outside: readonly string[];
  /** Declarations in the place of a package that nobody has to have for ours. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** Writes the declarations of some doors, and of what they name. Throws when one names what nobody could find. */
export async function emitTypes({
  entryPoints,
  folder,
  outside,
  instead: given = {},
}: TypesOptions): Promise<void> {
  const instead = { ...within(), ...given };
  await builtOnce({
    name: 'declarations',
    make: compile,
    use(emitted) {
      for (const [name, text] of Object.entries(instead)) write(join(folder, `${name}.d.ts`), text);
      const waiting = entryPoints.map(declarationOf);
      for (const path of waiting) {
        const text = readFileSync(join(emitted, path), 'utf8').replace(sideEffects, '');
        const rewritten = text.replace(specifiers, (all, before?: string, specifier = '') => {
          if (before === undefined) return all;
          const target = targetOf(specifier, path);
          if (target !== undefined) {
            if (!waiting.includes(target)) waiting.push(target);
            return `${before}'${pathFrom(path, target.replace(/\.d\.ts$/, '.js'))}'`;
          }
          if (specifier in instead) return `${before}'${pathFrom(path, `${specifier}.js`)}'`;
          if (outside.includes(specifier)) return all;
          throw new Error(`The types of ${path} name ${specifier}, which no host has.`);
        });
        write(join(folder, path), rewritten);
      }
    },
  });
}

/** Where the types of a door lie in the folder. */
export function declarationOf(source: string): string {
  return source.replace(/\.tsx?$/, '.d.ts');
}

/** The packages whose types are copied, so that nobody has to install them. */
function within(): Readonly<Record<string, string>> {
  const signals = '@preact/signals-core';
  const path = join(root, 'node_modules', signals, 'dist', 'signals-core.d.ts');
  return { [signals]: readFileSync(path, 'utf8') };
}

async function compile(folder: string): Promise<void> {
  const { runCompiler } = await import('../checks/run-compiler.ts');
  const project = ['--project', join('tools', 'build', 'tsconfig.types.json'), '--outDir', folder];
  const { isContent, output } = await runCompiler(root, project);
  if (!isContent) throw new Error(output);
}

/** The declaration, below `packages`, that a specifier of ours leads to. */
function targetOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return declarationOf(join(dirname(importer), specifier));
  const [, name = '', door = ''] = /^@guichet\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  const manifest = join(root, 'packages', name, 'package.json');
  if (name === '' || !existsSync(manifest)) return undefined;
  const { exports: entryPoints }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return declarationOf(join(name, entryPoints[`.${door}`] ?? ''));
}

function pathFrom(importer: string, path: string): string {
  const found = relative(dirname(importer), path);
  return found.startsWith('.') ? found : `./${found}`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Style sheets, and modules that only bring some. */
const sideEffects = /^import ['"][^'"]+['"];\n/gm;
/** Comments may show an import: those are passed over. */
const specifiers = /\/\*[\s\S]*?\*\/|(\bfrom\s*|\bimport\()['"]([^'"]+)['"]/g;
