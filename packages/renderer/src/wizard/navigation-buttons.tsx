import { buttonOf, type WizardButton, type WizardView } from '@guichet/engine';
import { CancelLink } from './cancel-link.tsx';
import { wizardMessages } from './messages.ts';

interface Props {
  readonly view: WizardView;
  readonly idPrefix: string;
  /** The address of the form as nobody has filled it in. */
  readonly action: string;
  readonly onCancel: (() => void) | undefined;
  readonly onKeep: (() => void) | undefined;
}

/** The ways on and back, in their author's order. */
export function NavigationButtons({ view, idPrefix, action, onCancel, onKeep }: Props) {
  const { locale, buttons, isSubmitDisabled, canReturn } = view;
  const messages = wizardMessages[locale];
  function draw(button: WizardButton) {
    if (button === 'cancel') {
      return <CancelLink key={button} {...{ locale, idPrefix, action, onCancel, onKeep }} />;
    }
    const isBack = button === 'previous';
    return (
      <button
        key={button}
        type="submit"
        className={isBack ? 'g-button g-button--secondary' : 'g-button'}
        {...buttonOf({ kind: isBack ? button : 'forward' })}
        disabled={button === 'submit' && isSubmitDisabled}
      >
        {messages[button]}
      </button>
    );
  }
  return (
    <div className="g-actions g-turns">
      {buttons.map(draw)}
      {canReturn && (
        <button type="submit" className="g-button g-button--secondary" {...buttonOf({ kind: 'review' })}>
          {messages.toReview}
        </button>
      )}
    </div>
  );
}
