import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { printSubmissions } from '../print-submissions.ts';

/** Runs `npm run submissions` in this process, over the folder of a test. */
export function printing(dataDirOf: () => string) {
  /** Runs the command; gives its output, its errors and its exit code. */
  async function run(
    args: readonly string[],
    { dataDir = dataDirOf(), timeZone = 'America/Toronto', siteUrl = '' } = {},
  ) {
    const output = new PassThrough();
    const printed = buffer(output);
    const complaints: string[] = [];
    const complain = (sentence: string) => void complaints.push(sentence);
    const code = await printSubmissions(args, { dataDir, timeZone, siteUrl, output, complain });
    output.end();
    return { output: String(await printed), complaint: complaints.join('\n'), code };
  }

  async function linesOf(args: readonly string[]) {
    const { output, complaint } = await run(args);
    expect(complaint).toBe('');
    return output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  }

  /** The lines of a table, after its byte order mark. */
  async function tableOf(args: readonly string[], siteUrl = ''): Promise<readonly string[]> {
    const { output, complaint } = await run([...args, '--csv'], { siteUrl });
    expect(complaint).toBe('');
    expect(output.startsWith('\uFEFF')).toBe(true);
    expect(output.endsWith('\r\n')).toBe(true);
    return output.slice(1).split('\r\n').slice(0, -1);
  }

  return { run, linesOf, tableOf };
}
