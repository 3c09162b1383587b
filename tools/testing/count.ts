/** How many tests passed. Everything else failed: a skipped or a postponed test shows nothing. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Failures, a line each, as far as the runner reports them. */
  readonly failures?: readonly string[];
}

/**
 * A runner that crashed, that ran nothing, or that ends with an error is at least one failure. `mayBeEmpty`: not for
 * a report without tests.
 */
export function validate(count: TestCount | undefined, exitCode: number, mayBeEmpty = false): TestCount {
  const { passed, failed, failures } = count ?? { passed: 0, failed: 0 };
  const isEmpty = passed + failed === 0 && !(mayBeEmpty && count !== undefined);
  const mustFail = exitCode !== 0 || isEmpty;
  return { passed, failed: mustFail ? Math.max(failed, 1) : failed, ...(failures && { failures }) };
}

export function sum(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}
