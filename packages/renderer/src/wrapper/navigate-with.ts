import type { Form, NavigateCommand } from '@guichet/engine';
import type { WizardParts } from '../form-view.tsx';
import type { Emit } from './form-listeners.ts';
import type { FormHooks } from './hooks.ts';
import { navigationHooksOf } from './navigation-hooks.ts';
import { pageIndex } from './page-index.ts';

type Turn = NonNullable<WizardParts['turn']>;

/** Turns the pages of a wizard, and tells the host of it: of a press of Next before anything is validated. */
export function navigateWith(turn: Turn, emit: Emit, hooks: () => FormHooks): Turn {
  /** Whose host is being asked: what is pressed meanwhile turns nothing. */
  const waiting = new WeakSet<Form>();

  function go(form: Form, command: NavigateCommand | undefined) {
    const outcome = turn(form, command);
    if (command?.kind === 'to' && outcome.kind === 'turned')
      emit('wizardPageSelected', outcome.page.panel, pageIndex(form));
    return outcome;
  }

  return (form, command) => {
    const { wizard } = form;
    const kind = command?.kind;
    const isNext = (kind === 'forward' || kind === 'enter') && wizard?.hasNext() === true;
    const isElsewhere = kind === 'to' || kind === 'review';
    if (kind === 'forward' && isNext) {
      emit('nextButtonClicked', { page: pageIndex(form), submission: { data: form.data() } });
    }
    if (kind === 'to') emit('wizardNavigationClicked', wizard?.current().panel);
    if (waiting.has(form)) return { kind: 'stayed' };
    const direction = isNext ? 'next' : isElsewhere ? 'elsewhere' : 'previous';
    const ask =
      isNext || isElsewhere || kind === 'previous' ? navigationHooksOf(hooks(), direction, form) : undefined;
    // A page with errors shows them: the host is asked about pages that can be left.
    if (ask === undefined || (isNext && !isPageValid(form))) return go(form, command);
    const from = wizard?.current();
    waiting.add(form);
    ask().then((errors) => {
      waiting.delete(form);
      if (errors.length > 0) form.dispatch({ kind: 'setServerErrors', details: errors });
      else if (wizard?.current() === from) go(form, command);
    });
    return { kind: 'stayed' };
  };
}

export function isPageValid(form: Form): boolean {
  const fields = form.wizard?.current().fields ?? [];
  return fields.every((field) => form.dispatch({ kind: 'validate', within: field }).length === 0);
}
