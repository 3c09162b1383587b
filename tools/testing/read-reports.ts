import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestCount } from './count.ts';

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly errors: readonly { readonly message?: string }[];
      /** `body`: in Base64, of what was attached as text. */
      readonly attachments: readonly {
        readonly name: string;
        readonly path?: string;
        readonly body?: string;
      }[];
    }[];
  }[];
}

/** Undefined: the runner left no report. */
export function readVitestReport(path: string): TestCount | undefined {
  const report: VitestReport | undefined = readJson(path);
  if (report === undefined) return undefined;
  // A file that could not be loaded has failed without a single test.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const { numTotalTests, numPassedTests } = report;
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status }) => `${name}: ${fullName} (${status})`),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + broken.length,
    failures: [...broken.map(({ name }) => `${name}: not loaded`), ...failures],
  };
}

export function readPlaywrightReport(path: string): TestCount | undefined {
  const report: PlaywrightReport | undefined = readJson(path);
  if (report === undefined) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: report.suites.flatMap(failedIn),
  };
}

/** Each with what it takes to see it again; one that failed and then passed has failed. */
function failedIn({ suites = [], specs = [] }: Suite): readonly string[] {
  const failures = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const attachments = results.flatMap((result) => result.attachments);
        const trace = attachments.find(({ name }) => name === 'trace')?.path;
        const [first] = results;
        const pages = first?.attachments.filter(({ name }) => name === 'pages') ?? [];
        return [
          `${file}:${line}: ${title} (${status}${trace === undefined ? '' : `; trace: ${trace}`})`,
          ...linesOf(stripVTControlCharacters(first?.errors[0]?.message ?? ''), 25),
          ...linesOf(pages.map(({ body = '' }) => decode(body)).join('\n'), 400),
        ].join('\n    ');
      }),
  );
  return [...failures, ...suites.flatMap(failedIn)];
}

/** A log is all that is left of a run elsewhere: enough to see why, and how the pages stood. */
function linesOf(text: string, most: number): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > most ? [...lines.slice(0, most), '...'] : lines;
}

function decode(base64: string): string {
  return Buffer.from(base64, 'base64').toString();
}

/** The report of `tools/check.ts` is a count already. */
export function readCheckReport(path: string): TestCount | undefined {
  return readJson(path);
}

/** Reports that our own runners just wrote have their documented shape. */
function readJson(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
