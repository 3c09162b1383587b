import type { Form } from '@guichet/engine';
import { restoreOffers } from '@guichet/fields/restore-offers';
import type { AnsweredPage } from './page-data.ts';

/** Restores of an answered page what no everyday form has. */
export interface RestoreLeft {
  /** Before the form is validated. */
  begin(form: Form, answered: AnsweredPage): void;
  resume(form: Form, answered: AnsweredPage): void;
}

export const restoreLeftPage: RestoreLeft = {
  begin(form, { openRows = [], askedRow, transientStates = [], offers = [] }) {
    form.dispatch({ kind: 'restore', openRows, askedRow, transientStates });
    restoreOffers(form, offers);
  },
  resume(form, { attempted, openRows = [], place, turned, refusedRows = [] }) {
    // Without a script a link leads to what is drawn alone.
    if (attempted)
      for (const { field } of form.errors())
        if (field !== undefined) form.dispatch({ kind: 'reveal', field });
    form.dispatch({ kind: 'restoreLeft', openRows });
    // After it: who turned a page after a failed attempt stays where they went.
    form.dispatch({ kind: 'restore', place });
    if (turned === 'refused') form.dispatch({ kind: 'forward', isReplay: true });
    for (const { grid, row } of refusedRows) {
      const field = form.fieldByPath(grid);
      const refused = field?.rows()?.[row];
      if (field !== undefined && refused !== undefined)
        form.dispatch({ kind: 'row:save', grid: field, row: refused, isReplay: true });
    }
  },
};
