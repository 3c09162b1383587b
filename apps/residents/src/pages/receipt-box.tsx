import type { Locale } from '@guichet/definition';
import { AnswerList } from './answer-list.tsx';
import type { Receipt } from './page-data.ts';
import type { ThankYouCommands } from './thank-you-commands.ts';
import { sayThanks } from './thank-you-messages.ts';

interface Props {
  readonly locale: Locale;
  readonly receipt: Receipt;
  readonly commands?: ThankYouCommands;
}

/** The number to keep, what was received and when, what happens next, and what was sent. */
export function ReceiptBox({ locale, receipt, commands }: Props) {
  const { formTitle, when, referenceNumber, answers } = receipt;
  return (
    <>
      <div className="g-receipt">
        {referenceNumber === undefined ? (
          <p>{sayThanks(locale, 'thankYouNoReference')}</p>
        ) : (
          <>
            <h2 id="guichet-reference">{sayThanks(locale, 'thankYouReference')}</h2>
            <p className="g-reference" aria-describedby="guichet-reference">
              {referenceNumber}
            </p>
            <p>{sayThanks(locale, 'thankYouKeep')}</p>
          </>
        )}
        <dl className="g-summary">
          <div>
            <dt>{sayThanks(locale, 'thankYouForm')}</dt>
            <dd>{formTitle}</dd>
          </div>
          <div>
            <dt>{sayThanks(locale, 'thankYouWhen')}</dt>
            <dd>{when}</dd>
          </div>
        </dl>
        {commands !== undefined && (
          <p className="g-receipt__commands">
            {referenceNumber !== undefined && (
              <button type="button" className="g-button" onClick={() => commands.copy(referenceNumber)}>
                {sayThanks(locale, 'copy')}
              </button>
            )}{' '}
            <button type="button" className="g-button g-button--secondary" onClick={commands.print}>
              {sayThanks(locale, 'print')}
            </button>
          </p>
        )}
      </div>
      {receipt.isListUntold && <p>{sayThanks(locale, 'listUntold')}</p>}
      <section aria-labelledby="guichet-next">
        <h2 id="guichet-next">{sayThanks(locale, 'nextTitle')}</h2>
        <ol className="g-steps">
          {stepsAfter(receipt, locale).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {answers.length > 0 && (
        <section aria-labelledby="guichet-answers">
          <h2 id="guichet-answers">{sayThanks(locale, 'answersTitle')}</h2>
          <AnswerList answers={answers} />
        </section>
      )}
    </>
  );
}

/** The author's own steps, else what is true of any form. */
function stepsAfter({ nextSteps, referenceNumber }: Receipt, locale: Locale): readonly string[] {
  if (nextSteps.length > 0) return nextSteps;
  const question = referenceNumber === undefined ? 'nextQuestionNoReference' : 'nextQuestion';
  return [sayThanks(locale, 'nextReceived'), sayThanks(locale, 'nextMissing'), sayThanks(locale, question)];
}
