import type { Form, TurnOutcome, Wizard } from '@guichet/engine';

/** Name under which a page of a wizard says, without a script, where the resident is. */
export const placeName = 'guichet:place';

/** Does what a button of a wizard asks for; one that asks for nothing goes on. `send`: there is no page after this one. */
export function turnPage(form: Form, turn: string): TurnOutcome | { readonly kind: 'send' } {
  const { wizard } = form;
  if (wizard === undefined) return { kind: 'send' };
  if (turn === 'previous') return form.previousPage();
  if (turn === 'review') return form.returnToReview();
  if (turn.startsWith('change:')) return changeAnswer(form, wizard, turn.slice(7));
  if (turn.startsWith('to:')) {
    const page = wizard.pages().find(({ id }) => id === turn.slice(3));
    return page === undefined ? { kind: 'stayed' } : form.goToPage(page);
  }
  const { buttons, isSubmitDisabled } = wizard.view();
  // Enter in a field asks for what a button of the wizard does: where its author took that away, for nothing.
  if (['enter', 'forward'].includes(turn) && !buttons.includes(wizard.hasNext() ? 'next' : 'submit'))
    return { kind: 'stayed' };
  if (wizard.hasNext()) return form.nextPage();
  return wizard.isDeadEnd() || isSubmitDisabled || form.isReadOnly ? { kind: 'stayed' } : { kind: 'send' };
}

/** From the review to any page that it lists answers of; from another page to one with an error. */
function changeAnswer(form: Form, wizard: Wizard, id: string): TurnOutcome {
  const field = form.fieldById(id);
  const page = field && form.pageOf(field);
  if (field === undefined || page === undefined) return { kind: 'stayed' };
  const isAsked = wizard.current().kind === 'review' || form.validate(field).length > 0;
  return form.goToPage(page, isAsked);
}
