import type { Form } from '@guichet/engine';
import type { FormKey } from './form-key.ts';
import { adoptEntry, entryNow, noteInEntry, pushStep } from './history-entry.ts';
import type { EntryWriter, UnsentAnswers } from './unsaved-changes-guard.ts';

/** The entries that the history has for one opened form: one for each step of a wizard. */
export interface FormSteps {
  /** From here on each step that is shown has an entry of its own, however it was reached. */
  follow(form: Form): void;
  /** Shows the step of the entry that the visitor came to. The first step's entry names none. */
  show(form: Form): void;
}

/** `keep` is called for each step that is shown, see `UnsentAnswers`. */
export function createFormSteps(key: FormKey, keep: UnsentAnswers['keep']): FormSteps {
  let isFollowing = false;
  return {
    follow({ wizard }) {
      let shown = wizard?.current().id;
      // The entry names another step, or none: the server answered a plain post, or a new version took the form's place.
      if (shown !== wizard?.nearest(entryNow().step).id) noteInEntry({ step: shown });
      wizard?.subscribe(() => {
        const { id } = wizard.current();
        if (id === shown) return;
        shown = id;
        const push: EntryWriter = (answers) => pushStep(id, key.current(), answers);
        // The steps do not depend on values that are read here.
        queueMicrotask(() => keep(false, isFollowing ? undefined : push));
      });
    },
    show(form) {
      if (entryNow().key === undefined) {
        // A link within the page made an entry that knows nothing yet.
        adoptEntry(key.current(), form.wizard?.current().id);
        return;
      }
      // It takes the step out of an entry whose key is spent.
      key.stamp();
      const page = form.wizard?.nearest(entryNow().step);
      isFollowing = true;
      if (page !== undefined) form.dispatch({ kind: 'to', page, isForced: true });
      queueMicrotask(() => {
        isFollowing = false;
      });
    },
  };
}
