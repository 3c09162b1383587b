import type { Form, NavigateCommand, NavigationOutcome, Wizard } from '@guichet/engine';

/** Name under which a page of a wizard says, without a script, where the resident is. */
export const placeName = 'guichet:place';

/** Does what a button of a wizard asks for; one that asks for nothing goes on. `send`: there is no page after this one. */
export function navigate(
  form: Form,
  command: NavigateCommand | undefined,
): NavigationOutcome | { readonly kind: 'send' } {
  const { wizard } = form;
  if (wizard === undefined) return { kind: 'send' };
  switch (command?.kind) {
    case 'previous':
      return form.dispatch({ kind: 'previous' });
    case 'review':
      return form.dispatch({ kind: 'review' });
    case 'change':
      return changeAnswer(form, wizard, command.target);
    case 'to': {
      const page = wizard.pages().find(({ id }) => id === command.target);
      return page === undefined ? { kind: 'stayed' } : form.dispatch({ kind: 'to', page });
    }
    case 'cancel':
      return { kind: 'stayed' };
    case 'forward':
    case 'enter':
    case undefined:
      return moveForward(form, wizard, command !== undefined);
  }
}

/** `isPressed`: by Next, or by Enter, which does what that does: where its author took Next away, nothing. */
function moveForward(form: Form, wizard: Wizard, isPressed: boolean): ReturnType<typeof navigate> {
  const { buttons, isSubmitDisabled } = wizard.view();
  if (isPressed && !buttons.includes(wizard.hasNext() ? 'next' : 'submit')) return { kind: 'stayed' };
  if (wizard.hasNext()) return form.dispatch({ kind: 'forward' });
  return wizard.isDeadEnd() || isSubmitDisabled || form.isReadOnly ? { kind: 'stayed' } : { kind: 'send' };
}

/** From the review to any page that it lists answers of; from another page to one with an error. */
function changeAnswer(form: Form, wizard: Wizard, id: string): NavigationOutcome {
  const field = form.fieldById(id);
  const page = field && form.wizard?.pageOf(field);
  if (field === undefined || page === undefined) return { kind: 'stayed' };
  const isAsked =
    wizard.current().kind === 'review' || form.dispatch({ kind: 'validate', within: field }).length > 0;
  return form.dispatch({ kind: 'to', page, isForced: isAsked });
}
