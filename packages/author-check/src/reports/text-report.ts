import type { Proof, Witness } from '../proofs/proof.ts';
import { type CheckedFile, countFindings, countOf } from './group-findings.ts';

/** For a terminal: a line for each finding, as compilers write it, then a table by kind. */
export function textReport(checked: readonly CheckedFile[]): string {
  const lines = checked.flatMap(({ file, findings }) =>
    findings.map(({ line, column, severity, code, sentence, advice }) =>
      [`${file}:${line}:${column}: ${severity}: ${sentence}`, advice, `[${code}]`].filter(Boolean).join(' '),
    ),
  );
  const proofs = checked.flatMap(({ file, proofs: fileProofs = [] }) =>
    fileProofs.length === 0 ? [] : [`${file}: proofs`, ...fileProofs.map(proofLine)],
  );
  const counts = countFindings(checked);
  const table =
    counts.length < 2
      ? []
      : [
          '',
          ...tableOf(
            counts.map(({ severity, code, count, files }) => [severity, code, String(count), String(files)]),
          ),
        ];
  const [errors, warnings, notes] = (['error', 'warning', 'note'] as const).map((severity) =>
    countOf(checked, severity),
  );
  const summary = `${forms(checked.length)}: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}, ${plural(notes, 'note')}.`;
  return [...lines, ...proofs, ...table, ...(lines.length > 0 ? [''] : []), summary].join('\n');
}

function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const all = [['severity', 'finding', 'places', 'forms'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function forms(count: number): string {
  return count === 1 ? '1 form' : `${count} forms`;
}

function plural(count = 0, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}

const words = { reached: 'yes', never: 'never', undecided: 'not decided' } as const;

function proofLine({ claim, name, path, rule, verdict }: Proof): string {
  const asked = rule === undefined ? claim : `"${rule}" ${claim}`;
  const why = verdict.kind === 'reached' ? stepsIn(verdict.witness) : `because ${verdict.because}`;
  return `  ${path} "${name}" ${asked}: ${words[verdict.kind]}${why === '' ? '' : `, ${why}`}`;
}

/** The last answers alone: those before are in the JSON. */
function stepsIn(witness: Witness): string {
  const answers = witness.flatMap((step) =>
    step.kind === 'answer' ? [`${step.path} = ${JSON.stringify(step.value).slice(0, 60)}`] : [],
  );
  if (answers.length === 0) return '';
  return `with ${answers.slice(-3).join(', ')}${answers.length > 3 ? ` and ${answers.length - 3} answers before` : ''}`;
}
