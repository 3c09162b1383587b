import type { Form } from '@guichet/engine';
import type { WizardParts } from '../form-view.tsx';
import type { Tell } from './form-listeners.ts';
import { asked, type FormHooks, turnHookOf } from './hooks.ts';

/** Turns the pages of a wizard, and tells the host of it: of a press of Next before anything is judged. */
export function turnWith(turn: WizardParts['turn'], tell: Tell, hooks: () => FormHooks): WizardParts['turn'] {
  return (form, to) => {
    const { wizard } = form;
    const isNext = ['forward', 'enter'].includes(to) && wizard?.hasNext() === true;
    if (to === 'forward' && isNext) {
      tell('nextButtonClicked', { page: pageIndex(form), submission: { data: form.data() } });
    }
    const hook =
      isNext || to === 'previous' ? turnHookOf(hooks(), isNext ? 'next' : 'previous', form) : undefined;
    // A page with errors shows them: the host is asked about pages that can be left.
    if (hook === undefined || (isNext && !isPageValid(form))) return turn(form, to);
    asked(hook).then(({ errors }) => {
      if (errors.length > 0) form.setServerErrors(errors);
      else turn(form, to);
    });
    return { kind: 'stayed' };
  };
}

function isPageValid(form: Form): boolean {
  const fields = form.wizard?.current().fields ?? [];
  return fields.every((field) => form.validate(field).length === 0);
}

/** The place of the page that is shown among those that are there, from 0. */
export function pageIndex({ wizard }: Form): number {
  return wizard === undefined ? 0 : Math.max(0, wizard.pages().indexOf(wizard.current()));
}
