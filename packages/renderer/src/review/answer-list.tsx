import type { Locale } from '@guichet/definition';
import type { DisplayedAnswer } from '@guichet/fields/answers';
import type { ReactNode } from 'react';

interface Props {
  readonly answers: readonly DisplayedAnswer[];
  /** The language of the labels, where it is not the page's. */
  readonly lang?: Locale | undefined;
  /** The text for an empty answer. */
  readonly empty?: string;
  /** The button for an answer. */
  readonly command?: (answer: DisplayedAnswer) => ReactNode;
}

/** Answers by label, the rows of a grid as a table. */
export function AnswerList({ answers, lang, empty = '', command }: Props) {
  return (
    <dl className="g-summary">
      {answers.map((answer) => (
        <div key={answer.id}>
          <dt lang={lang}>{answer.label}</dt>
          <dd>
            {answer.table === undefined ? answer.value || empty : <Rows table={answer.table} lang={lang} />}
          </dd>
          {command !== undefined && <dd className="g-summary__command">{command(answer)}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table that a narrow screen shows as groups, one for each row. */
export function Rows({ table, lang }: { readonly table: Table; readonly lang?: Locale | undefined }) {
  const { columns, rows } = table;
  return (
    <div className="g-summary__rows">
      <table>
        <thead>
          <tr>
            {columns.map((label, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing here comes or goes
              <th key={at} scope="col" lang={lang}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing here comes or goes
            <tr key={index}>
              {row.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing here comes or goes
                <td key={at} data-label={columns[at]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
