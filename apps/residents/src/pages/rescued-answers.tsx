import type { Form } from '@guichet/engine';
import type { AnswerTable } from '@guichet/fields/answers';
import { answersOf } from '@guichet/fields/answers';
import { AnswerList } from '@guichet/renderer/answer-list';
import { useState } from 'react';
import { answerLine, rescueMessages } from './rescue-messages.ts';
import { StatusLine } from './status-line.tsx';

/** The answers of a form that cannot be shown, to be read, copied or printed. */
export function RescuedAnswers({ form }: { readonly form: Form }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const locale = form.locale();
  const answers = answersOf(form.fields, { withProtected: true });
  const text = answers
    .map(({ label, value, table }) => answerLine[locale](label, table === undefined ? value : rowsOf(table)))
    .join('\n');

  /** The clipboard is missing where a page came over plain HTTP. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  }

  return (
    <section aria-labelledby="guichet-rescued">
      <h2 id="guichet-rescued">{rescueMessages.title[locale]}</h2>
      {answers.length === 0 ? (
        <p>{rescueMessages.none[locale]}</p>
      ) : (
        <>
          <p>{rescueMessages.advice[locale]}</p>
          <AnswerList answers={answers} />
          <p className="g-receipt__commands">
            <button type="button" className="g-button g-button--secondary" onClick={copy}>
              {rescueMessages.copy[locale]}
            </button>{' '}
            <button type="button" className="g-button g-button--secondary" onClick={() => window.print()}>
              {rescueMessages.print[locale]}
            </button>
          </p>
        </>
      )}
      <StatusLine status={outcome && { text: rescueMessages[outcome][locale], isShown: true }} />
    </section>
  );
}

function rowsOf({ rows }: AnswerTable): string {
  return rows.map((row) => row.join(', ')).join('\n');
}
