import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { newNamesIn } from './new-names.ts';
import { runCompiler } from './run-compiler.ts';

/** Compiles all of our code. */
export async function checkTypes(root: string): Promise<string[]> {
  const { isContent, output } = await runCompiler(root, [
    '--project',
    'tsconfig.json',
    ...rememberedIn(root, 'types'),
  ]);
  return isContent ? [] : [output];
}

/** Compiles the layers below the page, without the browser's names. */
export async function checkHeadlessTypes(root: string): Promise<string[]> {
  const project = [
    '--project',
    'tsconfig.headless.json',
    '--listFiles',
    ...rememberedIn(root, 'headless-types'),
  ];
  const { isContent, output } = await runCompiler(root, project);
  const lines = output.split('\n');
  // A single type of a dependency that asks for the browser's library would let all of them through.
  const browser = lines.filter((line) => /\blib\.dom\.[\w.]*d\.ts$/.test(line));
  const problems = browser.map((line) => `The browser's names are let in: ${line}`);
  return isContent ? problems : [...problems, ...lines.filter((line) => !line.endsWith('.ts'))];
}

/** Compiles what reaches browsers, without the names that one of ours lacks. */
export async function checkBrowserTypes(root: string): Promise<string[]> {
  const { problems, files } = await compileForBrowsers(
    root,
    'tsconfig.browser.json',
    rememberedIn(root, 'browser-types'),
  );
  const newer = files.flatMap((file) => newNamesIn(relative(root, file), readFileSync(file, 'utf8')));
  return [...problems, ...newer];
}

/** The compiler's sentences, and our own files that it read. */
export async function compileForBrowsers(root: string, project: string, more: readonly string[]) {
  const { output } = await runCompiler(root, ['--project', project, '--listFiles', ...more]);
  const lines = output.split('\n').filter((line) => line !== '');
  const isFile = (line: string) => isAbsolute(line) && /\.[cm]?tsx?$/.test(line);
  return {
    problems: lines.filter((line) => !isFile(line)),
    files: lines.filter((line) => isFile(line) && !line.includes('/node_modules/')),
  };
}

/** The compiler's stored results, so that it need not check unchanged files again. */
function rememberedIn(root: string, name: string): readonly string[] {
  return ['--incremental', '--tsBuildInfoFile', join(root, '.guichet', `${name}.tsbuildinfo`)];
}
