import type { Form } from '@guichet/engine';
import type { FormKey } from './form-key.ts';
import { adoptEntry, keyOfEntry, pushStep, stepOfEntry } from './history-entry.ts';

/** The entries that the history has for one opened form: one for each step of a wizard. */
export interface FormSteps {
  /** From here on each step that is shown has an entry of its own, however it was reached. */
  follow(form: Form): void;
  /** Shows the step of the entry that the visitor came to. The first step's entry names none. */
  show(form: Form): void;
  /** The answers under this key were thrown away: none of their steps is gone back to. */
  forget(key: string): void;
}

/** `keep` is called for each step that is shown. */
export function createFormSteps(key: FormKey, keep: () => void): FormSteps {
  const forgotten = new Set<string>();
  let isFollowing = false;
  return {
    follow({ wizard }) {
      let shown = wizard?.current().id;
      wizard?.subscribe(() => {
        const { id } = wizard.current();
        if (id === shown) return;
        shown = id;
        // What is read here is not what the steps depend on.
        queueMicrotask(() => {
          if (!isFollowing) pushStep(id, key.current());
          keep();
        });
      });
    },
    show(form) {
      const own = keyOfEntry();
      if (own === undefined) {
        // A link within the page made an entry that knows nothing yet.
        adoptEntry(key.current(), form.wizard?.current().id);
        return;
      }
      const id = forgotten.has(own) ? undefined : stepOfEntry();
      key.stamp();
      const pages = form.wizard?.pages() ?? [];
      const page = pages.find((one) => one.id === id) ?? pages[0];
      isFollowing = true;
      if (page !== undefined) form.goToPage(page, true);
      queueMicrotask(() => {
        isFollowing = false;
      });
    },
    forget: (own) => void forgotten.add(own),
  };
}
