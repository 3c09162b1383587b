import type { Locale } from '@guichet/definition';
import { AnswerList } from '../review/answer-list.tsx';
import type { ReceiptCommands, ShownReceipt } from './shown-receipt.ts';
import { thankYouText } from './thank-you-messages.ts';

interface Props {
  readonly locale: Locale;
  readonly receipt: ShownReceipt;
  /** Leads to the page of the reference number; absent where there is none. */
  readonly trackUrl?: string | undefined;
  readonly commands?: ReceiptCommands;
  /** Begins its ids: several forms may be on a host's page. */
  readonly idPrefix?: string;
}

/** The number to keep, what was received and when, what happens next, and what was sent. */
export function ReceiptBox({ locale, receipt, trackUrl, commands, idPrefix = '' }: Props) {
  const { formTitle, titleLang, lang, when, referenceNumber, answers } = receipt;
  return (
    <>
      <div className="g-receipt">
        {referenceNumber === undefined ? (
          <p>{thankYouText(locale, 'thankYouNoReference')}</p>
        ) : (
          <>
            <h2 id={`${idPrefix}guichet-reference`}>{thankYouText(locale, 'thankYouReference')}</h2>
            <p className="g-reference" aria-describedby={`${idPrefix}guichet-reference`}>
              {referenceNumber}
            </p>
            <p>{thankYouText(locale, 'thankYouKeep')}</p>
            {trackUrl !== undefined && (
              <p>
                <a href={trackUrl}>{thankYouText(locale, 'track')}</a>
              </p>
            )}
          </>
        )}
        <dl className="g-summary">
          <div>
            <dt>{thankYouText(locale, 'thankYouForm')}</dt>
            <dd lang={titleLang}>{formTitle}</dd>
          </div>
          <div>
            <dt>{thankYouText(locale, 'thankYouWhen')}</dt>
            <dd>{when}</dd>
          </div>
        </dl>
        {commands !== undefined && (
          <p className="g-receipt__commands">
            {referenceNumber !== undefined && (
              <button type="button" className="g-button" onClick={() => commands.copy(referenceNumber)}>
                {thankYouText(locale, 'copy')}
              </button>
            )}{' '}
            <button type="button" className="g-button g-button--secondary" onClick={commands.print}>
              {thankYouText(locale, 'print')}
            </button>
          </p>
        )}
      </div>
      {receipt.note && <p>{receipt.note}</p>}
      <section aria-labelledby={`${idPrefix}guichet-next`}>
        <h2 id={`${idPrefix}guichet-next`}>{thankYouText(locale, 'nextTitle')}</h2>
        <ol className="g-steps" lang={receipt.nextSteps.length > 0 ? lang : undefined}>
          {stepsAfter(receipt, locale).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {answers.length > 0 && (
        <section aria-labelledby={`${idPrefix}guichet-answers`}>
          <h2 id={`${idPrefix}guichet-answers`}>{thankYouText(locale, 'answersTitle')}</h2>
          <AnswerList answers={answers} lang={lang} />
        </section>
      )}
    </>
  );
}

/** The author's own steps, else what is true of any form. */
function stepsAfter({ nextSteps, referenceNumber }: ShownReceipt, locale: Locale): readonly string[] {
  if (nextSteps.length > 0) return nextSteps;
  const question = referenceNumber === undefined ? 'nextQuestionNoReference' : 'nextQuestion';
  return [
    thankYouText(locale, 'nextReceived'),
    thankYouText(locale, 'nextMissing'),
    thankYouText(locale, question),
  ];
}
