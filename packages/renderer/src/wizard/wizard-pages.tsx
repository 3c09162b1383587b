import type { Field, Form, NavigateCommand, Wizard } from '@guichet/engine';
import { useFieldView } from '@guichet/fields/field-view';
import { FieldSlots, FormInstanceContext, focusedElement, tooltip } from '@guichet/fields/views';
import { type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { focusDelays } from '../focus-delays.ts';
import { textLanguage } from '../text-language.ts';
import { ErrorsElsewhere } from './errors-elsewhere.tsx';
import { headingId } from './heading-id.ts';
import { wizardMessages } from './messages.ts';
import { NavigationButtons } from './navigation-buttons.tsx';
import { OtherAnswers } from './other-answers.tsx';
import { StepCount } from './step-count.tsx';
import { StepList } from './step-list.tsx';
import { UntilLive } from './until-live.tsx';

interface Props {
  readonly form: Form;
  readonly wizard: Wizard;
  /** The address of the form as nobody has filled it in. */
  readonly action: string;
  /** Renders the answers before sending. */
  readonly Review: (props: { readonly form: Form }) => ReactNode;
  readonly onNavigate: (command: NavigateCommand) => void;
  /** The resident throws away what was filled in. */
  readonly onCancel: (() => void) | undefined;
  readonly onKeep?: () => void;
}

/** A form one page at a time: where the resident is, the page, and the ways on. */
export function WizardPages({ form, wizard, action, Review, onNavigate, onCancel, onKeep }: Props) {
  const view = useSyncExternalStore(wizard.subscribe, wizard.view, wizard.view);
  const Elsewhere = useContext(FormInstanceContext)?.Elsewhere;
  const { locale, steps, current, header, side } = view;
  const messages = wizardMessages[locale];
  const index = steps.findIndex(({ page }) => page === current);
  const title = current.kind === 'review' ? messages.review : (steps[index]?.title ?? '');
  const lang = textLanguage(form.page, locale);
  const isForeign = lang !== undefined && current.kind !== 'review';
  const heading = useRef<HTMLHeadingElement>(null);
  const attempts = useSyncExternalStore(form.subscribeErrors, form.failedAttempts, form.failedAttempts);
  const drawn = useRef({ id: current.id, attempts });

  useEffect(() => {
    const before = drawn.current;
    drawn.current = { id: current.id, attempts };
    // Where errors led here, the alert is what is looked at.
    if (before.id === current.id || before.attempts !== attempts) return;
    const focused = focusedElement();
    const timer = setTimeout(() => {
      // A resident who has already moved to anything on the new page stays there. So does one who reads a notice.
      const now = focusedElement();
      if (now?.closest(now === focused ? '.g-notice' : '.g-notice, .g-wizard__page')) return;
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      heading.current?.focus({ preventScroll: true });
    }, focusDelays.header);
    // A resident who presses meanwhile is at it already: the page must not move from under the press.
    const stay = () => clearTimeout(timer);
    document.addEventListener('pointerdown', stay, true);
    return () => {
      stay();
      document.removeEventListener('pointerdown', stay, true);
    };
  }, [current.id, attempts]);

  return (
    <div className={`g-wizard g-wizard--${header} g-wizard--${side}`}>
      {header !== 'none' && <StepList {...{ view, lang, onNavigate }} idPrefix={form.idPrefix} />}
      <div className="g-wizard__page">
        <h2 ref={heading} id={form.idPrefix + headingId} tabIndex={-1} className="g-step-heading">
          {messages.heading(index + 1, steps.length, title !== '') + (isForeign ? '' : title)}
          {isForeign && <span lang={lang}>{title}</span>}
        </h2>
        <noscript>
          <ErrorsElsewhere form={form} wizard={wizard} action={action} />
        </noscript>
        {current.panel !== undefined && <StepHelp key={`help ${current.id}`} panel={current.panel} />}
        <FieldSlots fields={wizard.prefix} />
        {current.kind === 'review' ? (
          <Review form={form} />
        ) : (
          <FieldSlots key={current.id} fields={current.fields} />
        )}
        <FieldSlots fields={wizard.suffix} />
        {/* A press that was held on another page is not repeated on this one. */}
        {Elsewhere && <Elsewhere key={`files ${current.id}`} form={form} />}
        <NavigationButtons {...{ view, action, onCancel, onKeep }} idPrefix={form.idPrefix} />
        <StepCount view={view} />
        <UntilLive>
          <OtherAnswers form={form} wizard={wizard} />
        </UntilLive>
      </div>
    </div>
  );
}

function StepHelp({ panel }: { readonly panel: Field }) {
  return tooltip(panel, useFieldView(panel));
}
