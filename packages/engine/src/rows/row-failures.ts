import { sentenceOf } from '../errors/sentence.ts';
import type { Row } from '../field.ts';
import { evaluated } from '../fields/evaluate.ts';
import type { InternalRow } from '../fields/internal-field.ts';
import type { RuleValues } from '../rules/rule.ts';
import { verdictOf } from '../rules/verdict-of.ts';
import { rowNumberOf } from './name-row.ts';

/** The result of the author's own validation of input in a row; undefined where it passes. Tracked. */
export function wrongInRow(row: InternalRow): RuleValues | undefined {
  const { grid, node, index } = row;
  const code = grid.now().validate?.row;
  if (code === undefined) return undefined;
  const [held, rowIndex] = [node.toJson(), index()];
  const extraNames = { input: held, row: held, rowIndex };
  const result = evaluated({ kind: 'code', code }, grid, grid.context, { initial: true, own: extraNames });
  const wrong = result && verdictOf(result.value);
  return wrong && { row: rowNumberOf(row), ...wrong };
}

/** The sentences that stand at a row. */
export function rowSentences(row: InternalRow): readonly string[] {
  return row.grid
    .shownFailures()
    .filter((failure) => failure.row?.id === row.id)
    .map((failure) => sentenceOf(row.grid, failure));
}

export function isOpen(row: Row): boolean {
  const state = row.state();
  return state === 'new' || state === 'open';
}
