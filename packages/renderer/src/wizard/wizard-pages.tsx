import type { Field, Form, Wizard, WizardStep, WizardView } from '@guichet/engine';
import { FieldSlots } from '@guichet/fields/views';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { turnName } from '../turning.ts';
import { wizardMessages } from './messages.ts';
import { StepCount } from './step-count.tsx';
import { placeName } from './turn-page.ts';

/** Pause before the header of a page is scrolled to and focused, in milliseconds. Product constant. */
const focusDelay = 100;

const headingId = 'guichet-step';

interface Props {
  readonly form: Form;
  readonly wizard: Wizard;
  /** What was answered, before it is sent. */
  readonly Review: (props: { readonly form: Form }) => ReactNode;
  readonly onTurn: (turn: string) => void;
}

/** A form one page at a time: where the resident is, the page, and the ways on. */
export function WizardPages({ form, wizard, Review, onTurn }: Props) {
  const view = useSyncExternalStore(wizard.subscribe, wizard.view, wizard.view);
  const { locale, steps, current } = view;
  const messages = wizardMessages[locale];
  const index = steps.findIndex(({ page }) => page === current);
  const title = current.kind === 'review' ? messages.review : (steps[index]?.title ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const attempts = useSyncExternalStore(form.subscribeErrors, form.failedAttempts, form.failedAttempts);
  const drawn = useRef({ id: current.id, attempts });

  useEffect(() => {
    const before = drawn.current;
    drawn.current = { id: current.id, attempts };
    // Where errors led here, the alert is what is looked at.
    if (before.id === current.id || before.attempts !== attempts) return;
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      heading.current?.focus({ preventScroll: true });
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [current.id, attempts]);

  return (
    <>
      <StepList view={view} onTurn={onTurn} />
      <h2 ref={heading} id={headingId} tabIndex={-1} className="g-step-heading">
        {messages.heading(index + 1, steps.length, title)}
      </h2>
      <FieldSlots fields={wizard.prefix} />
      {current.kind === 'review' ? (
        <Review form={form} />
      ) : (
        <FieldSlots key={current.id} fields={current.fields} />
      )}
      <FieldSlots fields={wizard.suffix} />
      <TurnButtons view={view} />
      <StepCount view={view} />
      <noscript>
        <OtherAnswers form={form} wizard={wizard} />
      </noscript>
    </>
  );
}

/** What was completed can be gone to; all else is told. */
function StepList({ view, onTurn }: { readonly view: WizardView; readonly onTurn: (turn: string) => void }) {
  const messages = wizardMessages[view.locale];
  return (
    <nav className="g-progress" aria-label={messages.steps}>
      <ol>
        {view.steps.map((step, index) => (
          <li
            key={step.page.id}
            className={`g-step g-step--${step.state}`}
            {...(step.state === 'active' && { 'aria-current': 'step' as const })}
          >
            <StepName step={step} number={index + 1} view={view} onTurn={onTurn} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without a script a page brings along what was answered on the others, and where the resident is. */
function OtherAnswers({ form, wizard }: { readonly form: Form; readonly wizard: Wizard }) {
  const shown = new Set([...wizard.prefix, ...wizard.current().fields, ...wizard.suffix].flatMap(allIn));
  const others = form.fields
    .flatMap(allIn)
    .filter((field) => !shown.has(field) && field.model.data === 'value');
  const hidden = others.flatMap((field) =>
    field.shown().map((text, index) => ({ id: `${field.id}:${index}`, name: field.path(), text })),
  );
  return (
    <>
      <input type="hidden" name={placeName} value={JSON.stringify(form.place())} />
      {hidden.map(({ id, name, text }) => (
        <input key={id} type="hidden" name={name} value={text} />
      ))}
    </>
  );
}

function allIn(field: Field): readonly Field[] {
  return [field, ...field.children.flatMap(allIn)];
}

interface StepProps {
  readonly step: WizardStep;
  readonly number: number;
  readonly view: WizardView;
  readonly onTurn: (turn: string) => void;
}

function StepName({ step, number, view, onTurn }: StepProps) {
  const messages = wizardMessages[view.locale];
  const { page, state, isReachable } = step;
  const title = page.kind === 'review' ? messages.review : step.title;
  const content = (
    <>
      <span className="g-step__number">{number}</span>
      <span className="g-step__title">
        {title}
        <span className="g-visually-hidden">{` (${messages[state]})`}</span>
      </span>
    </>
  );
  if (!isReachable) return content;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onTurn(`to:${page.id}`);
  };
  return (
    <>
      <a className="g-step__link" href={`#${headingId}`} onClick={follow}>
        {content}
      </a>
      <noscript>
        <button type="submit" className="g-step__link" name={turnName} value={`to:${page.id}`}>
          {content}
        </button>
      </noscript>
    </>
  );
}

function TurnButtons({
  view: { locale, hasNext, hasPrevious, isDeadEnd, current },
}: {
  readonly view: WizardView;
}) {
  const messages = wizardMessages[locale];
  const { buttonSettings } = current.panel?.component.settings ?? {};
  const isOff = (name: string) => isObject(buttonSettings) && Reflect.get(buttonSettings, name) === false;
  const isLast = !hasNext;
  return (
    <div className="g-actions g-turns">
      {hasPrevious && !isOff('previous') && (
        <button type="submit" className="g-button g-button--secondary" name={turnName} value="previous">
          {messages.previous}
        </button>
      )}
      {!isDeadEnd && !isOff(isLast ? 'submit' : 'next') && (
        <button type="submit" className="g-button" name={turnName} value="forward">
          {isLast ? messages.submit : messages.next}
        </button>
      )}
    </div>
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
