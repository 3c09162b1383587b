import type { Form } from '@guichet/engine';
import type { FormHooks } from '../hooks.ts';
import { isPageValid } from '../navigate-with.ts';
import { navigationHooksOf } from '../navigation-hooks.ts';
import type { PageTurning } from './create-webform.ts';

/** Turns the pages of a wizard for a host: its hooks are asked as for the resident. Undefined for another form. */
export function turnPages(form: Form, hooks: () => FormHooks): PageTurning | undefined {
  const { wizard } = form;
  if (wizard === undefined) return undefined;

  async function ask(direction: 'next' | 'previous' | 'elsewhere'): Promise<void> {
    const errors = (await navigationHooksOf(hooks(), direction, form)?.()) ?? [];
    if (errors.length === 0) return;
    form.dispatch({ kind: 'setServerErrors', details: errors });
    throw form.errors();
  }

  return {
    async next() {
      if (isPageValid(form)) {
        if (!wizard.hasNext()) throw new Error('This is the last page: send the form with submit().');
        await ask('next');
      }
      if (form.dispatch({ kind: 'forward' }).kind === 'invalid') throw form.errors();
    },
    async previous() {
      if (!wizard.hasPrevious()) return;
      await ask('previous');
      form.dispatch({ kind: 'previous' });
    },
    async to(index) {
      const page = wizard.pages()[index];
      if (page === undefined) throw new Error(`The form has no page ${index}.`);
      if (page === wizard.current()) return;
      await ask('elsewhere');
      form.dispatch({ kind: 'to', page, isForced: true });
    },
  };
}
