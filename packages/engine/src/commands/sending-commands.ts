import type { Signal } from '@preact/signals-core';
import { isSame } from '../data/is-same.ts';
import type { ErrorList } from '../errors/error-list.ts';
import { setAttempted } from '../fields/set-attempted.ts';
import type { CommandHandlers } from '../form-command.ts';
import type { ErrorItem } from '../form-data.ts';
import { createDictionary } from '../text/dictionary.ts';
import type { CommandContext } from './command-context.ts';
import type { SendingCommandKind } from './form-part.ts';
import { press } from './press.ts';
import { createRefusals } from './refusals.ts';

interface Sending {
  readonly errorList: ErrorList;
  readonly isSubmitted: Signal<boolean>;
  /** Brings what is wrong into view, where a feature hides it. */
  readonly showErrors: (errors: readonly ErrorItem[]) => void;
}

/** Sending, and what came of it: in the language that the form speaks, which is switched here, too. */
export function createSendingCommands(
  { context, commands, events, typing, liveOf, failed, form }: CommandContext,
  { errorList, isSubmitted, showErrors }: Sending,
): CommandHandlers<SendingCommandKind> {
  const { index, abilities } = context;
  const refusals = createRefusals(context, errorList);

  function notifyFailure(): void {
    const errors = errorList.items.peek();
    showErrors(errors);
    for (const event of ['submitError', 'error'] as const) events.emit(event, errors);
  }

  return {
    submit({ by, isReplay }) {
      events.emit('submitButton', { instance: by, state: 'submitted' });
      commands.run(() => {
        typing.endAll();
        refusals.forget();
        if (by !== undefined) press(liveOf(by), context);
        if (!isReplay) abilities.transientState?.askOnce(index.all());
      });
      if (!index.all().some((field) => field.failures().length > 0)) {
        isSubmitted.value = true;
        return { kind: 'valid', data: form().data() };
      }
      commands.run(() => {
        setAttempted(true, context);
        failed();
      });
      const errors = errorList.items.peek();
      for (const error of errors) if (error.type === 'component') events.emit('componentError', error);
      notifyFailure();
      return { kind: 'invalid', errors };
    },
    sent({ submission, isSaved }) {
      events.emit('submit', submission, isSaved);
      if (isSaved) events.emit('submitDone', submission);
    },
    setServerErrors({ details, moreDetails }) {
      commands.run(() => {
        refusals.show(details, moreDetails);
        failed();
      });
      notifyFailure();
    },
    setSubmitError({ name, requestId }) {
      commands.run(() => {
        refusals.showSubmitError(name, requestId);
        isSubmitted.value = false;
        if (name !== undefined) failed();
      });
      if (name !== undefined) notifyFailure();
    },
    forgetErrors() {
      commands.run(() => {
        typing.endAll();
        refusals.forget();
        setAttempted(false, context);
        for (const { validationState } of index.all()) {
          const now = validationState.peek();
          if (now.isValidated) validationState.value = { ...now, isValidated: false };
        }
      });
    },
    setLanguage({ locale, texts }) {
      commands.run(() => {
        context.dictionary.value = createDictionary(locale, texts);
        for (const field of index.all()) {
          const { typed } = field;
          // Half a number, such as "42.", stays under the hands of its resident where it is the same in the other language.
          if (typed && /\D0*$/.test(typed.join()) && isSame(field.kept(typed), field.value())) continue;
          if (field.model.formatWhileTyping !== undefined) commands.written.add(field);
          field.typed = undefined;
        }
        refusals.translate();
      });
      events.emit('languageChanged');
    },
  };
}
