import { runProgram } from './run-program.ts';

const compiler = 'typescript/bin/tsc';

/** What the compiler says of everything that we write. */
export async function checkTypes(root: string): Promise<string[]> {
  const { isContent, output } = await runProgram(root, compiler, ['--project', 'tsconfig.json']);
  return isContent ? [] : [output];
}

/** What the compiler says of the layers below the page, without the browser's names. */
export async function checkHeadlessTypes(root: string): Promise<string[]> {
  const project = ['--project', 'tsconfig.headless.json', '--listFiles'];
  const { isContent, output } = await runProgram(root, compiler, project);
  const lines = output.split('\n');
  // A single type of a dependency that asks for the browser's library would let all of them through.
  const browser = lines.filter((line) => /\blib\.dom\.[\w.]*d\.ts$/.test(line));
  const problems = browser.map((line) => `The browser's names are let in: ${line}`);
  return isContent ? problems : [...problems, ...lines.filter((line) => !line.endsWith('.ts'))];
}
