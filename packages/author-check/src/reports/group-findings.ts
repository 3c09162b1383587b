import type { Finding, Severity } from '../findings/finding.ts';
import type { Proof } from '../proofs/proof.ts';

/** The findings of a file. */
export interface CheckedFile {
  readonly file: string;
  readonly findings: readonly Finding[];
  /** Where they are asked for. */
  readonly proofs?: readonly Proof[];
}

/** How many findings of a kind there are, and in how many files. */
export interface FindingCount {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
  readonly files: number;
}

const order: readonly Severity[] = ['error', 'warning', 'note'];

/** Errors first, then the most frequent. */
export function countFindings(checked: readonly CheckedFile[]): readonly FindingCount[] {
  const all = checked.flatMap(({ file, findings }) => findings.map((finding) => ({ file, finding })));
  return [...Map.groupBy(all, ({ finding }) => finding.code)]
    .flatMap(([code, found]) => {
      const [first] = found;
      if (first === undefined) return [];
      const files = new Set(found.map(({ file }) => file)).size;
      return [{ code, severity: first.finding.severity, count: found.length, files }];
    })
    .sort(
      (left, right) =>
        order.indexOf(left.severity) - order.indexOf(right.severity) || right.count - left.count,
    );
}

export function countOf(checked: readonly CheckedFile[], severity: Severity): number {
  return checked.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity)
    .length;
}
