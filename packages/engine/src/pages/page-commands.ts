import type { Acting } from '../commands/acting.ts';
import type { PageCommands } from '../commands/command-groups.ts';
import { allWithin } from '../fields/within.ts';
import type { ErrorItem } from '../form.ts';
import type { TurnOutcome, WizardPage } from '../wizard.ts';
import { pageWith } from './list-pages.ts';
import type { LiveWizard } from './live-wizard.ts';

/** How a resident turns pages: forward past the page's rules, back and to completed steps freely. */
export function createPageCommands(
  wizard: LiveWizard,
  { context, form, commands, events, failed, liveOf }: Acting,
): PageCommands {
  function turn(page: WizardPage, trail: readonly string[], completed: ReadonlySet<string>): TurnOutcome {
    const reviewed = wizard.place.peek().reviewed || page.kind === 'review';
    commands.run(() => {
      wizard.place.value = { at: page.id, trail, completed, reviewed };
    });
    return { kind: 'turned', page };
  }

  function told(event: 'nextPage' | 'prevPage', outcome: TurnOutcome): TurnOutcome {
    if (outcome.kind === 'turned' && events.isHeard(event))
      events.emit(event, { page: wizard.index(), submission: { data: form().data() } });
    return outcome;
  }

  function errorsOf({ panel, fields }: WizardPage): readonly ErrorItem[] {
    if (panel !== undefined && fields.length === panel.children.length) return form().validate(panel);
    return fields.flatMap((field) => form().validate(field));
  }

  /** Forward, past the rules of the page that is left. */
  function advance(from: WizardPage, to: WizardPage | undefined, isReplay = false): TurnOutcome {
    if (to === undefined) return { kind: 'stayed' };
    if (!isReplay && !context.isReadOnly)
      commands.run(() => context.abilities.asides?.askOnce(from.fields.flatMap(allWithin).map(liveOf)));
    const errors = context.isReadOnly ? [] : errorsOf(from);
    if (errors.length > 0) {
      commands.run(failed);
      return { kind: 'invalid', errors };
    }
    const { trail, completed } = wizard.place.peek();
    // Turned forward again after going back, each page is on the trail once.
    const before = trail.filter((id) => id !== from.id && id !== to.id);
    return told('nextPage', turn(to, [...before, from.id], new Set([...completed, from.id])));
  }

  const self: PageCommands = {
    nextPage: (isReplay) => advance(wizard.current(), wizard.next(), isReplay),
    returnToReview() {
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
    previousPage() {
      const to = wizard.previous();
      if (to === undefined) return { kind: 'stayed' };
      const { trail, completed } = wizard.place.peek();
      const at = trail.lastIndexOf(to.id);
      return told('prevPage', turn(to, at === -1 ? [] : trail.slice(0, at), completed));
    },
    goToPage(page, isForced = false) {
      if (page === wizard.current()) return { kind: 'stayed' };
      if (!isForced && !wizard.isReachable(page)) return { kind: 'stayed' };
      const { trail, completed } = wizard.place.peek();
      const at = trail.lastIndexOf(page.id);
      return turn(page, at === -1 ? [...trail, wizard.current().id] : trail.slice(0, at), completed);
    },
    pageOf: ({ id }) => pageWith(wizard.pages(), id),
    place() {
      const { at, trail, completed, reviewed } = wizard.place.peek();
      return { at, trail, completed: [...completed], ...(reviewed && { reviewed }) };
    },
    restorePlace({ at, trail, completed, reviewed = false }) {
      const page = pageWith(wizard.pages(), at);
      if (page === undefined) return;
      wizard.place.value = { ...wizard.place.peek(), reviewed };
      turn(page, trail, new Set(completed));
    },
    showErrors(errors) {
      const withErrors = errors.flatMap(({ field }) => {
        const page = field && pageWith(wizard.pages(), field.id);
        return page === undefined ? [] : [page];
      });
      const [first] = withErrors;
      if (first !== undefined && !withErrors.includes(wizard.current())) self.goToPage(first, true);
    },
  };
  return self;
}
