import { runProgram } from './run-program.ts';

/** Runs Biome on format and code; `npm run format` fixes most findings. */
export async function checkFormat(root: string): Promise<string[]> {
  const args = ['ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'];
  const { isContent, output } = await runProgram(root, '@biomejs/biome/bin/biome', args);
  return isContent ? [] : [output];
}
