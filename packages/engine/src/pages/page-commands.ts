import type { CommandContext } from '../commands/command-context.ts';
import type { FormPart, PageCommandKind } from '../commands/form-part.ts';
import { allWithin } from '../fields/within.ts';
import type { CommandHandlers } from '../form-command.ts';
import type { ErrorItem } from '../form-data.ts';
import type { NavigationOutcome, WizardPage } from '../wizard.ts';
import { pageWith } from './list-pages.ts';
import type { LiveWizard } from './live-wizard.ts';

/** How a resident turns pages: forward past the page's rules, back and to completed steps freely. */
export function createPageCommands(
  wizard: LiveWizard,
  { context, form, commands, events, failed, liveOf }: CommandContext,
): FormPart<PageCommandKind> {
  function turn(
    page: WizardPage,
    trail: readonly string[],
    completed: ReadonlySet<string>,
  ): NavigationOutcome {
    const reviewed = wizard.place.peek().reviewed || page.kind === 'review';
    commands.run(() => {
      wizard.place.value = { at: page.id, trail, completed, reviewed };
    });
    return { kind: 'turned', page };
  }

  function emitNavigation(event: 'nextPage' | 'prevPage', outcome: NavigationOutcome): NavigationOutcome {
    if (outcome.kind === 'turned' && events.isHeard(event))
      events.emit(event, { page: wizard.index(), submission: { data: form().data() } });
    return outcome;
  }

  function errorsOf({ panel, fields }: WizardPage): readonly ErrorItem[] {
    if (panel !== undefined && fields.length === panel.children.length)
      return form().dispatch({ kind: 'validate', within: panel });
    return fields.flatMap((field) => form().dispatch({ kind: 'validate', within: field }));
  }

  /** Forward, past the rules of the page that is left. */
  function advance(from: WizardPage, to: WizardPage | undefined, isReplay = false): NavigationOutcome {
    if (to === undefined) return { kind: 'stayed' };
    if (!isReplay && !context.isReadOnly)
      commands.run(() =>
        context.abilities.transientState?.askOnce(from.fields.flatMap(allWithin).map(liveOf)),
      );
    const errors = context.isReadOnly ? [] : errorsOf(from);
    if (errors.length > 0) {
      commands.run(() => failed(true));
      return { kind: 'invalid', errors };
    }
    const { trail, completed } = wizard.place.peek();
    // Turned forward again after going back, each page is on the trail once.
    const before = trail.filter((id) => id !== from.id && id !== to.id);
    return emitNavigation('nextPage', turn(to, [...before, from.id], new Set([...completed, from.id])));
  }

  const handlers: CommandHandlers<PageCommandKind> = {
    forward: ({ isReplay }) => advance(wizard.current(), wizard.next(), isReplay),
    review() {
      const from = wizard.current();
      const { completed } = wizard.place.peek();
      const seen = new Set<WizardPage>();
      let to = wizard.next();
      // A page that an answer brought is not passed over.
      while (to !== undefined && completed.has(to.id) && !seen.has(to)) {
        seen.add(to);
        to = wizard.next(to);
      }
      return advance(from, to);
    },
    previous() {
      const to = wizard.previous();
      if (to === undefined) return { kind: 'stayed' };
      const { trail, completed } = wizard.place.peek();
      const at = trail.lastIndexOf(to.id);
      return emitNavigation('prevPage', turn(to, at === -1 ? [] : trail.slice(0, at), completed));
    },
    to({ page, isForced = false }) {
      if (page === wizard.current()) return { kind: 'stayed' };
      if (!isForced && !wizard.isReachable(page)) return { kind: 'stayed' };
      const { trail, completed } = wizard.place.peek();
      const at = trail.lastIndexOf(page.id);
      return turn(page, at === -1 ? [...trail, wizard.current().id] : trail.slice(0, at), completed);
    },
  };
  return {
    commands: handlers,
    kept() {
      const { at, trail, completed, reviewed } = wizard.place.peek();
      return { place: { at, trail, completed: [...completed], ...(reviewed && { reviewed }) } };
    },
    restore({ place }) {
      if (place === undefined) return;
      const { at, trail, completed, reviewed = false } = place;
      wizard.place.value = { ...wizard.place.peek(), reviewed };
      // A page that is hidden by now gives way, and takes nothing along.
      turn(wizard.nearest(at), trail, new Set(completed));
    },
    showErrors(errors) {
      const withErrors = errors.flatMap(({ field }) => {
        const page = field && pageWith(wizard.pages(), field.id);
        return page === undefined ? [] : [page];
      });
      const [first] = withErrors;
      if (first !== undefined && !withErrors.includes(wizard.current()))
        handlers.to({ page: first, isForced: true });
    },
  };
}
