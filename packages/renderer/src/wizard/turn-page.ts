import type { Form, TurnOutcome } from '@guichet/engine';

/** Name under which a page of a wizard says, without a script, where the resident is. */
export const placeName = 'guichet:place';

/** Does what a button of a wizard asks for. `send`: there is no page after this one. */
export function turnPage(form: Form, turn: string): TurnOutcome | { readonly kind: 'send' } {
  const { wizard } = form;
  if (wizard === undefined) return { kind: 'send' };
  if (turn === 'previous') return form.previousPage();
  if (turn.startsWith('to:')) {
    const page = wizard.pages().find(({ id }) => id === turn.slice(3));
    return page === undefined ? { kind: 'stayed' } : form.goToPage(page);
  }
  if (wizard.hasNext()) return form.nextPage();
  return wizard.isDeadEnd() ? { kind: 'stayed' } : { kind: 'send' };
}
