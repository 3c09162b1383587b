import type { Locale } from '@guichet/definition';
import { buttonOf, type NavigateCommand, type WizardStep, type WizardView } from '@guichet/engine';
import type { MouseEvent } from 'react';
import { headingId } from './heading-id.ts';
import { wizardMessages } from './messages.ts';

interface Props {
  readonly view: WizardView;
  /** The language of the titles, where it is not the page's. */
  readonly lang: Locale | undefined;
  readonly idPrefix: string;
  readonly onNavigate: (command: NavigateCommand) => void;
}

/** Completed steps are links; the others are text. */
export function StepList(props: Props) {
  const { view } = props;
  const messages = wizardMessages[view.locale];
  return (
    <nav className={`g-progress g-progress--${view.header}`} aria-label={messages.steps}>
      <ol>
        {view.steps.map((step, index) => (
          <li
            key={step.page.id}
            className={`g-step g-step--${step.state}`}
            {...(step.state === 'active' && { 'aria-current': 'step' as const })}
          >
            <StepName {...props} step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps extends Props {
  readonly step: WizardStep;
  readonly number: number;
}

function StepName({ step, number, view, lang, idPrefix, onNavigate }: StepProps) {
  const messages = wizardMessages[view.locale];
  const { page, state, isReachable } = step;
  const title = page.kind === 'review' ? messages.review : step.title;
  const content = (
    <>
      <span className="g-step__number">{number}</span>
      <span className="g-step__title">
        {lang && page.kind !== 'review' ? <span lang={lang}>{title}</span> : title}
        <span className="g-visually-hidden">{` (${messages[state]})`}</span>
      </span>
    </>
  );
  if (!isReachable) return content;
  const command = { kind: 'to', target: page.id } as const;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onNavigate(command);
  };
  return (
    <>
      <a className="g-step__link" href={`#${idPrefix}${headingId}`} onClick={follow}>
        {content}
      </a>
      <noscript>
        <button type="submit" className="g-step__link" {...buttonOf(command)}>
          {content}
        </button>
      </noscript>
    </>
  );
}
