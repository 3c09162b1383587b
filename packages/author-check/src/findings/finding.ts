/** `error`: residents cannot fill it in as its author meant. `warning`: they can, worse. `note`: worth a look. */
export type Severity = 'error' | 'warning' | 'note';

/** One fault or doubt, for the author of a form. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  /** Where in the definition: `components[0].validate.pattern`; empty for the whole. */
  readonly path: string;
  /** Both from 1, in the file as it is written. */
  readonly line: number;
  readonly column: number;
  /** The fault, in one sentence. */
  readonly sentence: string;
  /** The remedy; empty where the sentence says it. */
  readonly advice: string;
}

/** A finding before its place in the file is known. */
export type Found = Omit<Finding, 'line' | 'column' | 'severity'>;

export type Report = (path: string, code: string, sentence: string, advice?: string) => void;
